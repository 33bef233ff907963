import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deliveryApi, timeline } from '../adapters/wire/delivery.ts'
import type { Table } from '../adapters/wire/endpoint.ts'
import { composites, toManual } from '../adapters/wire/manual.ts'
import { tables } from '../adapters/wire/tables.ts'

const file = fileURLToPath(new URL('../adapters/wire/REFERENCE.md', import.meta.url))

/** Tables of releases are namespaces within `release`. */
const nested: { readonly [name: string]: string } = { releaseEntry: 'release.entry', releaseAsset: 'release.asset' }

const section = (title: string, table: Table): ReadonlyArray<string> => [
  `### ${title}`,
  '',
  ...toManual(table),
  ...Object.entries(composites)
    .filter(([operation]) => operation.slice(0, operation.lastIndexOf('.')) === title)
    .map(([operation, requests]) => `| ${operation.split('.').at(-1)} | ${requests} | | |`),
  '',
]

/** Every operation of the platform, as the tables say it. */
export const reference = (): string =>
  [
    '# Reference',
    '',
    'Written from the tables of `adapters/wire/` by `npm run reference`; a test compares the two.',
    '',
    'Names in braces are parameters: `{entryId}` must be given, `{releaseId?}` may be, `{include=2}` has a default. Where an operation has several addresses (″),',
    'the first of which every parameter is given is taken. A version is `sys.version` of the payload, and travels as `x-contentful-version`. Every operation also',
    'takes `query`, `headers`, `signal` and `deadline`.',
    '',
    '## Management',
    '',
    ...Object.entries<Table>(tables)
      .map(([name, table]) => [nested[name] ?? name, table] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, table]) => section(name, table)),
    '## Delivery and preview',
    '',
    ...section('delivery', deliveryApi),
    ...section('timeline', timeline),
  ].join('\n')

export const writtenReference = (): string => readFileSync(file, 'utf8')

export const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  if (argv.includes('--help')) {
    console.log(
      'Usage: npm run reference\n\nWrites adapters/wire/REFERENCE.md: every operation, its request, what it sends and gives.',
    )
    return 0
  }
  writeFileSync(file, reference())
  console.log('adapters/wire/REFERENCE.md is up to date.')
  return 0
}
