import { expect } from 'chai'
import type { Explanation } from '../../domain/problem.ts'
import { type ExportJson, entryIn, smallExport } from './export.ts'
import { problemsOf } from './site.ts'

/** The problems after one change to a small website that has none. */
export const problemsAfter = async (change: (site: ExportJson) => void): Promise<ReadonlyArray<Explanation>> => {
  const site = smallExport()
  change(site)
  return problemsOf(site)
}

export const draft = (site: ExportJson, id: string): void => {
  delete entryIn(site, id).sys.publishedVersion
}

export const set = (site: ExportJson, id: string, field: string, value: { [locale: string]: unknown }): void => {
  entryIn(site, id).fields[field] = value
}

/** One problem whose place and words are these. */
export const expectOne = (problems: ReadonlyArray<Explanation>, where: string, what: string | RegExp, remedy: RegExp): void => {
  expect(problems.map((problem) => problem.where)).to.deep.equal([where])
  expect(problems[0]?.what).to.match(typeof what === 'string' ? new RegExp(what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : what)
  expect(problems[0]?.remedy).to.match(remedy)
}
