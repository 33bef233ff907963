import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = {
  run: (what: Document, options: object) => Promise<{ violations: Array<{ id: string; nodes: Array<{ html: string }> }> }>
}

const find = async (page: Page, rules: object): Promise<ReadonlyArray<string>> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ content: axe })
  return page.evaluate(async (options) => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, rules)
}

/** What a judge that we did not write finds wrong with the page as it stands. Its context must bypass the security policy. */
export const violationsOn = (page: Page): Promise<ReadonlyArray<string>> =>
  find(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] })

/** Where text is hard to tell from its ground. */
export const contrastOn = (page: Page): Promise<ReadonlyArray<string>> =>
  find(page, { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] })
