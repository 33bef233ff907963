import type { ExportIndex } from '../../adapters/export/index-files.ts'
import { recordsIn } from '../../adapters/export/records.ts'
import { rowsIn } from '../../adapters/export/rows.ts'
import { type Cells, changedAmong } from '../../renderer/incremental.ts'
import { load } from '../../renderer/load.ts'
import type { Settings } from '../../renderer/settings.ts'
import { type Laid, siteOf } from '../../renderer/site.ts'
import type { OwnFiles } from '../assets/files.ts'
import { theme } from '../theme.ts'
import { frameCells, hashJson, placeCells, recordCells } from './cells.ts'
import { contentOver } from './content.ts'
import { type KeptOutlines, outlinesOver } from './outlines.ts'

/** What was laid out before, by the same program. */
export type Before = { readonly cells: Cells; readonly outlines?: KeptOutlines }

export type LaidOut = Laid & Required<Before>

/** Where everything is on the website of some content. What did not change since `before` is not read again. */
export const layOut = async (
  program: string,
  settings: Settings,
  index: ExportIndex,
  files: OwnFiles,
  before: Before | undefined,
): Promise<LaidOut> => {
  const records = recordCells(rowsIn(index.rows), files.named)
  // What a field is in one language is a matter of the model, too.
  const outside = { program, settings: hashJson([settings, index.model]), records }
  const known = before?.cells.settings === outside.settings ? before : undefined
  const open = recordsIn(index, (url) => files.addresses.get(url))
  try {
    const outlines = outlinesOver(open, known?.outlines ?? {}, changedAmong(known?.cells.records ?? {}, records))
    const content = contentOver(open)
    const loaded = await load({ ...content, pages: { ...content.pages, outline: outlines.outline } })
    const laid = siteOf(theme, settings, loaded)
    const frames = frameCells(laid.site)
    // All else follows from these.
    const isSame = known !== undefined && outlines.areSame() && changedAmong(known.cells.frames, frames).size === 0
    const { contexts, pages } = isSame ? known.cells : placeCells(laid.site)
    return { ...laid, cells: { ...outside, frames, contexts, pages }, outlines: outlines.kept() }
  } finally {
    open.close()
  }
}
