import { parseArgs } from 'node:util'
import { E } from '../domain/prelude.ts'
import type { UsageError } from '../ports/errors.ts'
import { type Option, type OptionName, options } from './option-table.ts'

/** A value, and where it came from. */
export type Chosen = { readonly value: string; readonly from: string }
export type Choices = { readonly [Name in OptionName]?: Chosen }
export type Called = { readonly choices: Choices; readonly verbose: boolean; readonly help: boolean }

type Environment = { readonly [name: string]: string | undefined }

export const readOptions = (
  names: ReadonlyArray<OptionName>,
  argv: ReadonlyArray<string>,
  environment: Environment,
): E.Either<ReadonlyArray<UsageError>, Called> => {
  const flags = names.flatMap((name) => flagOf(name) ?? [])
  const parsed = E.tryCatch(
    () =>
      parseArgs({
        args: argv.map((argument, index) => (isAlone(names, argv, index) ? `${argument}=` : argument)),
        options: {
          ...Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
          verbose: { type: 'boolean', short: 'v' },
          help: { type: 'boolean', short: 'h' },
        },
      }).values as { readonly [flag: string]: string | boolean | undefined },
    (error): ReadonlyArray<UsageError> => [
      {
        _tag: 'BadOption',
        // Not what was typed: it may hold a token.
        option: 'the command line',
        reason:
          error instanceof Error ? (error.message.split('. ')[0] ?? error.message).concat('.').replace('..', '.') : String(error),
        remedy: 'See --help for the options.',
      },
    ],
  )
  return E.isLeft(parsed)
    ? parsed
    : E.right({
        choices: Object.fromEntries(names.flatMap((name) => choose(name, parsed.right, environment))),
        verbose: parsed.right.verbose === true,
        help: parsed.right.help === true,
      })
}

/** A flag that needs no value, and has none. */
const isAlone = (names: ReadonlyArray<OptionName>, argv: ReadonlyArray<string>, index: number): boolean => {
  const next = argv[index + 1]
  const named = names.some((name) => (options[name] as Option).optional && argv[index] === `--${flagOf(name)}`)
  return named && (next === undefined || next.startsWith('-'))
}

const flagOf = (name: OptionName): string | undefined => (options[name] as Option).flag

/** A flag wins over the environment, which wins over the default. An empty variable counts as none. */
const choose = (
  name: OptionName,
  flags: { readonly [flag: string]: unknown },
  environment: Environment,
): ReadonlyArray<[string, Chosen]> => {
  const { flag, environment: names, standard }: Option = options[name]
  const given = flag === undefined ? undefined : flags[flag]
  if (typeof given === 'string') return [[name, { value: given, from: `--${flag}` }]]
  const variable = names.find((candidate) => environment[candidate]?.trim())
  if (variable !== undefined) return [[name, { value: environment[variable]?.trim() ?? '', from: variable }]]
  return standard === undefined ? [] : [[name, { value: standard, from: 'default' }]]
}

/** A setting as it may be shown. */
export const shownValue = (name: OptionName, chosen: Chosen | undefined): string => {
  const { secret }: Option = options[name]
  return chosen === undefined ? '(none)' : secret ? '(set, not shown)' : chosen.value
}

/** The options of a command as a help text shows them, within 80 columns. */
export const describeOptions = (names: ReadonlyArray<OptionName>): string => {
  const rows = names.map((name): ReadonlyArray<string> => {
    const { flag, environment, standard, value, help }: Option = options[name]
    const source = [environment[0] ?? '', ...(standard === undefined ? [] : [`default ${standard}`])].join(', ')
    return flag === undefined ? [source, help] : [`--${flag} <${value}>`, help, source]
  })
  const all = [...rows, ['-v, --verbose', 'tell where each setting came from'], ['-h, --help', 'this text']]
  const width = Math.max(...all.map(([name = '']) => name.length))
  return all
    .flatMap(([name = '', ...lines]) => lines.map((line, index) => `  ${(index === 0 ? name : '').padEnd(width)}  ${line}`))
    .join('\n')
}
