/** What a host was told by `_redirects` and `_headers`. */
export type HostRules = {
  readonly redirects: ReadonlyArray<{ readonly from: string; readonly to: string; readonly status: number }>
  readonly headers: ReadonlyArray<{ readonly path: string; readonly values: ReadonlyArray<readonly [string, string]> }>
}

const rows = (file: string): ReadonlyArray<string> => file.split('\n').filter((row) => row.trim() !== '' && !row.startsWith('#'))

export const readRedirects = (file: string): HostRules['redirects'] =>
  rows(file).map((row) => {
    const [from = '', to = '', status = '301'] = row.trim().split(/\s+/)
    return { from, to, status: Number(status) }
  })

/** A path at the margin, then its headers, each on an indented row. */
export const readHeaders = (file: string): HostRules['headers'] => {
  const rules: Array<{ path: string; values: Array<readonly [string, string]> }> = []
  for (const row of rows(file)) {
    const [name = '', ...value] = row.trim().split(': ')
    if (/^\s/.test(row)) rules.at(-1)?.values.push([name, value.join(': ')])
    else rules.push({ path: row.trim(), values: [] })
  }
  return rules
}

/** `/en/*` covers everything below `/en/`. */
export const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path
