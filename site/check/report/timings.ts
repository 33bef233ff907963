import { listAt, numberAt, textAt } from '../reading/json.ts'
import type { Timing } from './report.ts'

/** The generator's own report, if it is one. */
export const readTimings = (contents: string | undefined): ReadonlyArray<Timing> | undefined => {
  if (contents === undefined) return undefined
  try {
    return listAt(JSON.parse(contents), 'pages').map((page) => ({
      path: textAt(page, 'path'),
      milliseconds: numberAt(page, 'milliseconds'),
    }))
  } catch {
    return undefined
  }
}
