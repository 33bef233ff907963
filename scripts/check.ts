import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { writtenFolder } from '../adapters/node/written-folder.ts'
import { manifestPath } from '../domain/paths.ts'
import { E } from '../domain/prelude.ts'
import { audit } from '../site/check/audit.ts'
import { checkOptions, readCheckConfig } from '../site/check/config.ts'
import { locating } from '../site/check/content.ts'
import { readSite } from '../site/check/reading/site.ts'
import { markdownReport } from '../site/check/report/markdown.ts'
import { type Report, reportOf } from '../site/check/report/report.ts'
import { textReport } from '../site/check/report/text.ts'
import { readTimings } from '../site/check/report/timings.ts'
import { commandOf } from '../site/command.ts'
import { out, painted, sayFailures } from '../site/messages.ts'

/** Of each rule, unless all are asked for: who has a hundred of one kind mends them in one place. */
const shown = 10

export const run = commandOf({
  usage: 'audit -- [options]',
  purpose:
    'Looks through the written website for what visitors, search engines and hosts\nwould stumble over, and tells where in the content it stands: ten findings of\neach rule, or all with --verbose.',
  options: checkOptions,
  isForPrograms: ({ format }) => format?.value === 'json',
  carryOut: async (choices, verbose) => {
    const config = readCheckConfig(choices)
    if (E.isLeft(config)) return sayFailures(config.left)
    const { folder, format, budgets, jobSummary } = config.right
    if (!existsSync(join(folder, manifestPath))) return sayFailures([{ _tag: 'NothingThere', folder: resolve(folder) }])
    const started = performance.now()
    const written = writtenFolder(folder)
    const site = await readSite(written, budgets)
    const findings = audit(site, locating(written))
    const milliseconds = performance.now() - started
    const report = reportOf({ folder, site, findings, timings: timingsOf(folder), milliseconds })
    out(printed[format](report, verbose ? Number.POSITIVE_INFINITY : shown))
    if (jobSummary !== undefined) appendFileSync(jobSummary, `${markdownReport(report, shown)}\n`)
    return report.summary.errors > 0 ? 1 : 0
  },
})

const printed = {
  text: (report: Report, most: number) => textReport(report, most, (style, text) => painted(process.stdout, style, text)),
  json: (report: Report) => JSON.stringify(report, null, 2),
  github: markdownReport,
}

/** What the generator tells about its last run, beside the folder. */
const timingsOf = (folder: string) => {
  const out = resolve(folder)
  const file = join(dirname(out), '.kade', basename(out), 'report.json')
  return readTimings(existsSync(file) ? readFileSync(file, 'utf8') : undefined)
}
