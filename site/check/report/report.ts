import type { Finding } from '../audit.ts'
import { sourcesIn } from '../documents.ts'
import type { Site } from '../model.ts'
import type { Severity } from '../rule.ts'
import { rules } from '../rules/rules.ts'

/** How long a page took that the generator wrote. */
export type Timing = { readonly path: string; readonly milliseconds: number }

/**
 * What `--format json` prints. Members may be added; `version` rises when one of these goes or changes its meaning. Paths begin with a slash,
 * bytes are those of files as they lie on disk, and `sent` those of them that travel.
 */
export type Report = {
  readonly version: 1
  readonly folder: string
  readonly summary: {
    readonly pages: number
    /** Addresses that lead to this website, every occurrence. */
    readonly links: number
    readonly files: number
    readonly bytes: number
    readonly errors: number
    readonly warnings: number
    readonly milliseconds: number
  }
  readonly rules: ReadonlyArray<{ readonly name: string; readonly severity: Severity; readonly holds: string }>
  readonly findings: ReadonlyArray<Finding>
  readonly largest: ReadonlyArray<{ readonly path: string; readonly bytes: number; readonly sent: number }>
  /** Only where the generator left a report. */
  readonly slowest?: ReadonlyArray<Timing>
}

const mostPages = 10

type Run = {
  readonly folder: string
  readonly site: Site
  readonly findings: ReadonlyArray<Finding>
  readonly timings: ReadonlyArray<Timing> | undefined
  readonly milliseconds: number
}

export const reportOf = ({ folder, site, findings, timings, milliseconds }: Run): Report => ({
  version: 1,
  folder,
  summary: {
    pages: site.routes.length,
    links: linksIn(site),
    files: site.files.size,
    bytes: [...site.files.values()].reduce((sum, bytes) => sum + bytes, 0),
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    milliseconds: Math.round(milliseconds),
  },
  rules: rules.map(({ name, severity, holds }) => ({ name, severity, holds })),
  findings,
  largest: largestIn(site),
  ...(timings === undefined
    ? {}
    : { slowest: [...timings].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, mostPages) }),
})

const linksIn = (site: Site): number => {
  let links = 0
  for (const source of sourcesIn(site)) links += source.links
  return links
}

const largestIn = ({ files, largest, sent }: Site): Report['largest'] =>
  largest.map(({ path, file }) => ({ path, bytes: files.get(file) ?? 0, sent: sent.get(file) ?? 0 }))
