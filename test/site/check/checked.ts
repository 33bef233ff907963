import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { writtenFolder } from '../../../adapters/node/written-folder.ts'
import { audit, type Finding } from '../../../site/check/audit.ts'
import { type Budgets, budgetNames, budgets, kilobyte } from '../../../site/check/budgets.ts'
import { locating } from '../../../site/check/content.ts'
import { readSite } from '../../../site/check/reading/site.ts'
import { type Files, smallWebsite, writeFiles } from './small-website.ts'

export const standardBudgets = Object.fromEntries(budgetNames.map((name) => [name, budgets[name].limit * kilobyte])) as Budgets

/** What is found in a website of these files. */
export const findingsIn = async (files: Files, allowed: Partial<Budgets> = {}): Promise<ReadonlyArray<Finding>> => {
  const folder = mkdtempSync(join(tmpdir(), 'kade-check-'))
  try {
    writeFiles(folder, files)
    const written = writtenFolder(folder)
    return audit(await readSite(written, { ...standardBudgets, ...allowed }), locating(written))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Changes a file, which must be changed by it. */
export const plant = (files: Files, file: string, change: (contents: string) => string): void => {
  const before = files[file]
  if (before === undefined) throw new Error(`There is no ${file}.`)
  const after = change(before)
  if (after === before) throw new Error(`Nothing was planted in ${file}.`)
  files[file] = after
}

/** What is found after something was planted in a website that has no fault: findings of one rule, and no others. */
export const foundAfter = async (
  rule: string,
  change: (files: Files) => void,
  allowed: Partial<Budgets> = {},
): Promise<ReadonlyArray<Finding>> => {
  const files = smallWebsite()
  change(files)
  const findings = await findingsIn(files, allowed)
  expect([...new Set(findings.map((finding) => finding.rule))], JSON.stringify(findings, null, 2)).to.deep.equal([rule])
  return findings
}
