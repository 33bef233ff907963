import { indexFiles, isCurrent } from '../../adapters/export/index-files.ts'
import { recordsIn } from '../../adapters/export/records.ts'
import { E } from '../../domain/prelude.ts'
import type { Checked, Content } from '../../ports/content.ts'
import type { Failure } from '../../ports/errors.ts'
import { load } from '../../renderer/load.ts'
import type { Settings } from '../../renderer/settings.ts'
import { type Site, siteOf } from '../../renderer/site.ts'
import { noFiles, type OwnFiles, readOwnFiles } from '../assets/files.ts'
import { contentIn } from '../generation/content.ts'
import { hasAssetFiles, reasonsFor, type Source } from '../generation/source.ts'
import { theme } from '../theme.ts'

/** A website with its drafts, laid out as far as that is possible. */
export type Drafts = {
  readonly site: Site
  readonly problems: ReadonlyArray<Failure>
  readonly content: Content
  readonly own: OwnFiles
  readonly close: () => void
}

export const openDrafts =
  (source: Source, settings: Settings): Checked<Drafts> =>
  async () => {
    try {
      const index = indexFiles(source.files, [], isCurrent)
      const records = recordsIn(index)
      const own = hasAssetFiles(source) ? readOwnFiles(source.folder, records.assets()) : noFiles
      records.close()
      const { content, close } = contentIn(index, own.addresses)
      const { site, problems } = siteOf(theme, settings, await load(content))
      return E.right({ site, problems: [...own.problems, ...problems], content, own, close })
    } catch (error) {
      return E.left(await reasonsFor(source, error))
    }
  }
