import type { Finding } from '../audit.ts'
import type { Place } from '../rule.ts'
import type { Report } from './report.ts'

/** As editors look for it. */
export const placeWords = ({ entry, asset, field, locale }: Place): string =>
  [
    asset !== undefined ? `asset "${asset}"` : entry !== undefined ? `entry "${entry}"` : 'the layout',
    ...(field === undefined ? [] : [`field "${field}"`]),
    locale,
  ].join(', ')

export const atWords = ({ at }: Finding): string => {
  const [first = '', ...others] = at
  return others.length === 0 ? first : `${first} and ${counted(others.length, 'other page')}`
}

export const counted = (count: number, what: string): string => `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

export const summaryWords = ({ summary: { pages, links, files, bytes, milliseconds } }: Report): string =>
  `${counted(pages, 'page')}, ${counted(links, 'link')}, ${(bytes / 1e6).toFixed(1)} MB in ${counted(files, 'file')}, in ${(milliseconds / 1000).toFixed(2)} s`

export const verdictWords = ({ summary: { errors, warnings } }: Report): string =>
  errors + warnings === 0 ? 'Nothing was found.' : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`

/** The findings of each rule that has any; those of a rule beyond a number are only counted. */
export const byRule = ({ rules, findings }: Report, most: number) =>
  rules.flatMap((rule) => {
    const all = findings.filter((finding) => finding.rule === rule.name)
    return all.length === 0 ? [] : [{ rule, count: all.length, shown: all.slice(0, most), left: Math.max(0, all.length - most) }]
  })
