import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createClient } from 'contentful-management'
import { areas } from '../test/emulator/tour/all.ts'
import { operationsOf, type Tree } from '../test/emulator/tour/operations.ts'
import type { Note } from '../test/emulator/tour/steps.ts'

const file = fileURLToPath(new URL('../adapters/emulator/COVERAGE.md', import.meta.url))

/** What is no namespace of the management client, in the order of the document. */
const others: { readonly [prefix: string]: string } = {
  delivery: 'Delivery',
  preview: 'Preview',
  query: 'Queries',
  images: 'Images',
  webhooks: 'Calls of webhooks',
  faults: 'Faults on request',
}

type Visit = { readonly file: string; readonly note: Note }

/** Every visit to an operation, from the steps of the tour. */
const visits = (): ReadonlyMap<string, ReadonlyArray<Visit>> => {
  const found = new Map<string, ReadonlyArray<Visit>>()
  for (const { file, steps } of areas)
    for (const [operation, , note = {}] of steps) found.set(operation, [...(found.get(operation) ?? []), { file, note }])
  return found
}

type Support = { readonly degree: 'yes' | 'in part' | 'refused' | 'no'; readonly why: string }

const supportOf = (all: ReadonlyArray<Visit>): Support => {
  const because = (name: keyof Note) => [...new Set(all.flatMap(({ note }) => note[name] ?? []))].join('; ')
  if (all.length === 0) return { degree: 'no', why: '' }
  if (all.every(({ note }) => note.refused !== undefined)) return { degree: 'refused', why: because('refused') }
  if (because('partly') !== '') return { degree: 'in part', why: because('partly') }
  return { degree: 'yes', why: because('ours') && `with our client; ${because('ours')}` }
}

const splitAt = (operation: string, at: number): readonly [string, string] => [operation.slice(0, at), operation.slice(at + 1)]

const row = (name: string, all: ReadonlyArray<Visit>): string => {
  const { degree, why } = supportOf(all)
  const files = [...new Set(all.map(({ file }) => file))]
  const links = files.map((each) => `[${each}](../../test/emulator/tour/${each})`)
  return `| ${name} | ${why === '' ? degree : `${degree}: ${why}`} | ${links.join(', ')} |`
}

const table = (title: string, what: string, rows: ReadonlyArray<string>): ReadonlyArray<string> => [
  title,
  '',
  `| ${what} | supported | checked by |`,
  '|---|---|---|',
  ...rows,
  '',
]

/** What the platform on this machine does, as the tour of it tells. */
export const coverage = (): string => {
  const all = visits()
  const of = (operation: string) => all.get(operation) ?? []
  const management = operationsOf(createClient({ accessToken: 'none' }, { type: 'plain' }) as unknown as Tree).map(
    ([name]) => name,
  )
  const count = (degree: Support['degree']) => management.filter((operation) => supportOf(of(operation)).degree === degree).length
  const parts = management.map((operation) => splitAt(operation, operation.lastIndexOf('.')))
  const namespaces = [...new Set(parts.map(([namespace]) => namespace))].sort()
  return [
    '# Coverage',
    '',
    'What the platform on this machine answers. Written from the steps of the tour in `test/emulator/tour/` by `npm run coverage`; a test compares',
    'the two. In each step the official client and ours make the same calls, each on a platform of its own, and must be given the same.',
    '',
    `Of the ${management.length} operations of the management client, ${count('yes')} are supported, ${count('in part')} in part, and ${count('refused')} are refused; ${count('no')} are not checked.`,
    '',
    '## Management',
    '',
    ...namespaces.flatMap((namespace) =>
      table(
        `### ${namespace}`,
        'operation',
        parts.flatMap(([first, name]) => (first === namespace ? [row(name, of(`${first}.${name}`))] : [])),
      ),
    ),
    ...Object.entries(others).flatMap(([prefix, title]) =>
      table(
        `## ${title}`,
        'what',
        [...all].flatMap(([operation, each]) => {
          const [first, rest] = splitAt(operation, operation.indexOf('.'))
          return first === prefix ? [row(rest, each)] : []
        }),
      ),
    ),
  ].join('\n')
}

export const writtenCoverage = (): string => readFileSync(file, 'utf8')

export const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  if (argv.includes('--help')) {
    console.log(
      'Usage: npm run coverage\n\nWrites adapters/emulator/COVERAGE.md: what the platform on this machine answers, and what checks it.',
    )
    return 0
  }
  writeFileSync(file, coverage())
  console.log('adapters/emulator/COVERAGE.md is up to date.')
  return 0
}
