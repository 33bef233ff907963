import type { Finding } from '../audit.ts'
import type { Report } from './report.ts'
import { atWords, byRule, kilobytes, placeWords, summaryWords, verdictWords } from './words.ts'

/** How a text is shown on a terminal. */
export type Paint = (style: 'bold' | 'red' | 'yellow' | 'green' | 'cyan' | 'dim', text: string) => string

/** The report for people: by rule, with what to do. */
export const textReport = (report: Report, most: number, paint: Paint): string =>
  [
    ...byRule(report, most).flatMap(({ rule, count, shown, left }) => [
      `${rule.severity === 'error' ? paint('red', '✗') : paint('yellow', '!')} ${paint('bold', rule.name)} (${count.toLocaleString('en')}): ${rule.holds}`,
      '',
      ...shown.flatMap((finding) => findingLines(finding, paint)),
      ...(left === 0 ? [] : [`  … and ${left.toLocaleString('en')} more; --verbose shows all of them.`, '']),
    ]),
    `${mark(report, paint)} ${verdictWords(report)} ${report.folder}: ${summaryWords(report)}.`,
    '',
    ...table(
      ['The largest pages', 'as written', 'as sent'],
      report.largest.map(({ path, bytes, sent }) => [path, kilobytes(bytes), kilobytes(sent)]),
      paint,
    ),
    ...(report.slowest === undefined
      ? []
      : [
          '',
          ...table(
            ['The slowest pages', 'generated in'],
            report.slowest.map(({ path, milliseconds }) => [path, `${milliseconds.toFixed(1)} ms`]),
            paint,
          ),
        ]),
  ].join('\n')

const mark = ({ summary: { errors, warnings } }: Report, paint: Paint): string =>
  errors > 0 ? paint('red', '✗') : warnings > 0 ? paint('yellow', '!') : paint('green', '✓')

const findingLines = (finding: Finding, paint: Paint): ReadonlyArray<string> => {
  const { place, what, remedy } = finding
  return [
    `  ${paint('bold', place === undefined ? atWords(finding) : placeWords(place))}`,
    ...(place === undefined ? [] : [`    on ${atWords(finding)}`]),
    `    ${what}`,
    `    ${paint('cyan', '→')} ${remedy}`,
    '',
  ]
}

const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>, paint: Paint): ReadonlyArray<string> => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: ReadonlyArray<string>): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')
  return [paint('dim', line(head)), ...rows.map(line)].map((row) => `  ${row}`)
}
