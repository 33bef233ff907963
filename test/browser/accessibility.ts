import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = {
  run: (what: Document, options: object) => Promise<{ violations: Array<{ id: string; nodes: Array<{ html: string }> }> }>
}

/** What a judge that we did not write finds wrong with the page as it stands. Its context must bypass the security policy. */
export const violationsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.addScriptTag({ content: axe })
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(document, { runOnly: tags })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
}
