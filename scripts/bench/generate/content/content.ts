import type { ExportedEntry } from '../../../../ports/platform/export-file.ts'
import { articleAsset, articleEntries } from './article.ts'
import { type Embedded, readEmbedded } from './embedded.ts'
import { writeExport } from './export-writer.ts'
import { overviews } from './overview.ts'
import { type Tree, treeOf } from './tree.ts'

/** Writes an export file of the platform from which a website of this many pages is generated, the same one every time. Gives its size in bytes. */
export const writeContent = async (path: string, pages: number): Promise<number> => {
  const tree = treeOf(pages)
  const embedded = await readEmbedded(tree)
  const { contentTypes, tags, editorInterfaces, locales, webhooks, roles } = embedded.file
  return writeExport(path, {
    contentTypes,
    tags,
    editorInterfaces,
    entries: entriesOf(tree, embedded),
    assets: assetsOf(tree, embedded),
    locales,
    webhooks,
    roles,
  })
}

function* entriesOf(tree: Tree, { file, home, failure, people }: Embedded): Generator<ExportedEntry> {
  yield* file.entries
  yield* overviews(tree, home, failure)
  for (const article of tree.articles) yield* articleEntries(article, tree, people)
}

function* assetsOf({ articles }: Tree, { file }: Embedded): Generator<ExportedEntry> {
  yield* file.assets
  for (const article of articles) yield articleAsset(article)
}
