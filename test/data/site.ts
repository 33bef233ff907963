import { platformContent } from '../../adapters/content/content.ts'
import { memoryDelivery } from '../../adapters/memory/embedded.ts'
import { decodeExportFile } from '../../adapters/wire/export-file.ts'
import { E } from '../../domain/prelude.ts'
import type { Explanation } from '../../domain/problem.ts'
import type { Content } from '../../ports/content.ts'
import { explain } from '../../ports/errors.ts'
import { generate } from '../../renderer/generate.ts'
import { theme } from '../../site/theme.ts'

export const contentOf = (json: unknown): Content => {
  const file = decodeExportFile(json)
  if (E.isLeft(file)) throw new Error(file.left.join('\n'))
  return platformContent(memoryDelivery(file.right), { spaceId: 'test', environmentId: 'master' })
}

type Site = { readonly files: ReadonlyMap<string, string>; readonly problems: ReadonlyArray<Explanation> }

/** Generates in memory: either files or problems. */
export const siteOf = async (content: Content, origin?: string): Promise<Site> => {
  const generated = await generate(theme, { origin, stylesheets: ['/assets/test.css'], scripts: [], fonts: [] }, content)()
  return E.isLeft(generated)
    ? { files: new Map(), problems: generated.left.map(explain) }
    : { files: new Map([...generated.right.files].map(({ path, contents }) => [path, String(contents)])), problems: [] }
}

export const problemsOf = async (json: unknown): Promise<ReadonlyArray<Explanation>> => (await siteOf(contentOf(json))).problems
