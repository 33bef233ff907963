import { E } from '../../domain/prelude.ts'
import type { UsageError } from '../../ports/errors.ts'
import type { OptionName } from '../option-table.ts'
import type { Choices } from '../options.ts'
import { type Budget, type Budgets, budgetNames, kilobyte } from './budgets.ts'

const formats = ['text', 'json', 'github'] as const

export type CheckConfig = {
  readonly folder: string
  readonly format: (typeof formats)[number]
  readonly budgets: Budgets
  /** The file that a job on GitHub shows when it is done. */
  readonly jobSummary: string | undefined
}

const budgetOptions = {
  html: 'budgetHtml',
  payload: 'budgetPayload',
  css: 'budgetCss',
  scripts: 'budgetScripts',
  fonts: 'budgetFonts',
  share: 'budgetShare',
  cover: 'budgetCover',
} as const satisfies { readonly [Name in Budget]: OptionName }

export const checkOptions = ['out', 'format', 'jobSummary', ...Object.values(budgetOptions)] as const

export const readCheckConfig = (choices: Choices): E.Either<ReadonlyArray<UsageError>, CheckConfig> => {
  const problems: Array<UsageError> = []
  const bad = (option: string, reason: string, remedy: string): void => {
    problems.push({ _tag: 'BadOption', option, reason, remedy })
  }
  const format = formats.find((name) => name === (choices.format?.value ?? 'text'))
  if (format === undefined)
    bad(choices.format?.from ?? '--format', `"${choices.format?.value}" is no format.`, `Give ${formats.join(', ')}.`)
  const limits = budgetNames.map((name) => {
    const { value = '', from = '' } = choices[budgetOptions[name]] ?? {}
    const limit = Number(value)
    if (value === '' || !Number.isFinite(limit) || limit < 0)
      bad(from, `"${value}" is no budget.`, 'Give a number of kilobytes, for example 20.')
    return [name, limit * kilobyte] as const
  })
  return problems.length > 0 || format === undefined
    ? E.left(problems)
    : E.right({
        folder: choices.out?.value ?? 'dist',
        format,
        budgets: Object.fromEntries(limits) as Budgets,
        jobSummary: choices.jobSummary?.value,
      })
}
