import type { Finding } from '../audit.ts'
import type { Report } from './report.ts'
import { atWords, byRule, kilobytes, placeWords, summaryWords, verdictWords } from './words.ts'

/** The report for the summary of a job on GitHub. */
export const markdownReport = (report: Report, most: number): string =>
  [
    '## The website',
    '',
    `${report.summary.errors > 0 ? '❌' : report.summary.warnings > 0 ? '⚠️' : '✅'} **${verdictWords(report)}** ${summaryWords(report)}.`,
    '',
    ...byRule(report, most).flatMap(({ rule, shown, left }) => [
      `### ${rule.severity === 'error' ? '❌' : '⚠️'} ${rule.name}`,
      '',
      rule.holds,
      '',
      ...table(['where', 'what', 'what to do'], shown.map(findingCells)),
      ...(left === 0 ? [] : [`… and ${left.toLocaleString('en')} more.`, '']),
    ]),
    '### The largest pages',
    '',
    ...table(
      ['page', 'as written', 'as sent'],
      report.largest.map(({ path, bytes, sent }) => [code(path), kilobytes(bytes), kilobytes(sent)]),
    ),
    ...(report.slowest === undefined
      ? []
      : [
          '### The slowest pages',
          '',
          ...table(
            ['page', 'generated in'],
            report.slowest.map(({ path, milliseconds }) => [code(path), `${milliseconds.toFixed(1)} ms`]),
          ),
        ]),
  ].join('\n')

const findingCells = (finding: Finding): ReadonlyArray<string> => [
  [...(finding.place === undefined ? [] : [placeWords(finding.place)]), atWords(finding)].map(escaped).join('<br>'),
  escaped(finding.what),
  escaped(finding.remedy),
]

const code = (text: string): string => `\`${text}\``

/** Texts of the website are no Markdown and no HTML. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|#~]/g, '\\$&').replace(/\s+/g, ' ')

const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
  '',
]

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(' | ')} |`
