import { indexFiles, isCurrent, isVisible } from '../../adapters/export/index-files.ts'
import { recordsIn } from '../../adapters/export/records.ts'
import { E } from '../../domain/prelude.ts'
import type { Checked, Content } from '../../ports/content.ts'
import type { Failure } from '../../ports/errors.ts'
import { load } from '../../renderer/load.ts'
import type { Settings } from '../../renderer/settings.ts'
import { type Frame, type Site, siteOf } from '../../renderer/site.ts'
import type { OwnFiles } from '../assets/files.ts'
import { contentOver } from '../generation/content.ts'
import { ownFilesOf } from '../generation/own-files.ts'
import { reasonsFor, type Source } from '../generation/source.ts'
import { theme } from '../theme.ts'

/** Content as visitors get it, or as it was last saved. */
export type Showing = 'published' | 'drafts'

/** A website over content that is open, laid out as far as that is possible. */
export type Opened = {
  readonly showing: Showing
  readonly site: Site
  readonly problems: ReadonlyArray<Failure>
  readonly content: Content
  readonly own: OwnFiles
  readonly close: () => void
}

/** Whether what stands around the pages of a language could not be read. */
export const isBroken = ({ layout }: Frame): boolean => Object.keys(layout).length === 0

export const openContent =
  (source: Source, settings: Settings, showing: Showing): Checked<Opened> =>
  async () => {
    try {
      const index = indexFiles(source.files, [], showing === 'drafts' ? isCurrent : isVisible)
      const own = ownFilesOf(source, index)
      const records = recordsIn(index, (url) => own.addresses.get(url))
      const content = contentOver(records)
      const { site, problems } = siteOf(theme, settings, await load(content))
      return E.right({ showing, site, problems: [...own.problems, ...problems], content, own, close: records.close })
    } catch (error) {
      return E.left(await reasonsFor(source, error))
    }
  }
