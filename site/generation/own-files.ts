import type { ExportIndex } from '../../adapters/export/index-files.ts'
import { recordsIn } from '../../adapters/export/records.ts'
import { noFiles, type OwnFiles, readOwnFiles } from '../assets/files.ts'
import { hasAssetFiles, type Source } from './source.ts'

/** Files of assets that came with the content. */
export const ownFilesOf = (source: Source, index: ExportIndex): OwnFiles => {
  if (!hasAssetFiles(source)) return noFiles
  const records = recordsIn(index)
  try {
    return readOwnFiles(source.folder, records.assets())
  } finally {
    records.close()
  }
}
