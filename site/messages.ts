import { styleText } from 'node:util'
import { explain, type Failure } from '../ports/errors.ts'
import { explainReason } from '../renderer/incremental.ts'
import type { Built } from './build.ts'
import { type OptionName, options } from './option-table.ts'
import { type Choices, describeOptions, shownValue } from './options.ts'

type Style = Parameters<typeof styleText>[0]

export const painted = (stream: NodeJS.WriteStream, style: Style, text: string): string =>
  stream.isTTY && !process.env.NO_COLOR ? styleText(style, text) : text

export const out = (text: string) => process.stdout.write(`${text}\n`)
const err = (text: string) => process.stderr.write(`${text}\n`)

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

/** All failures of a run: where, what, and what to do. Gives the exit code. */
export const sayFailures = (failures: ReadonlyArray<Failure>, consequence = ''): number => {
  const count = failures.length === 1 ? 'One problem.' : `${failures.length} problems.`
  err([painted(process.stderr, 'red', '✗'), count, consequence].filter(Boolean).join(' '))
  for (const { where, what, remedy } of failures.map(explain)) {
    err('')
    if (where !== undefined) err(`  ${painted(process.stderr, 'bold', where)}`)
    err(`    ${indented(what, '    ')}`)
    err(`    ${painted(process.stderr, 'cyan', '→')} ${indented(remedy, '      ')}`)
  }
  return 1
}

export const sayNotBuilt = (failures: ReadonlyArray<Failure>): number =>
  sayFailures(failures, 'Nothing was written; what was there is as it was.')

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** `explain` is what was asked about: the path of a page, or nothing for all. */
export const sayBuilt = (built: Built, explain: string | undefined): number => {
  const { source, out: folder, pages, rendered, milliseconds, bytes } = built
  const from = source.kind === 'embedded' ? source.path : `the space ${source.spaceId} (${source.environmentId})`
  const preview = `npm run preview${folder === options.out.standard ? '' : ` -- --out ${folder}`}`
  out(
    `${painted(process.stdout, 'green', '✓')} ${pages} pages written to ${folder}/ in ${seconds(milliseconds)} (${megabytes(bytes)}), from ${from}`,
  )
  if (rendered.length < pages) out(`  ${rendered.length === 0 ? 'Nothing changed.' : `Rendered anew: ${rendered.length}.`}`)
  if (explain !== undefined) for (const line of explained(built, explain)) out(`  ${line}`)
  out(`  To look at them: ${painted(process.stdout, 'bold', preview)}`)
  return 0
}

const explained = ({ rendered }: Built, path: string): ReadonlyArray<string> => {
  const asked = rendered.filter(({ route }) => path === '' || route.path === path)
  if (asked.length > 0) return asked.map(({ route, reason }) => `${route.path} was rendered: ${explainReason(reason)}.`)
  return path === '' ? [] : [`${path} was not rendered: nothing that it is made from changed, or there is no such page.`]
}

export const saySettings = (names: ReadonlyArray<OptionName>, choices: Choices): void => {
  for (const name of names) {
    const from = choices[name] ? painted(process.stdout, 'dim', ` from ${choices[name].from}`) : ''
    out(`  ${name.padEnd(13)} ${shownValue(name, choices[name])}${from}`)
  }
}

export const helpOf = (usage: string, purpose: string, names: ReadonlyArray<OptionName>): string =>
  [`Usage: npm run ${usage}`, '', purpose, '', 'Options, by flag or by environment; a flag wins:', describeOptions(names)].join(
    '\n',
  )
