import type { ExportFile } from '../../ports/platform/export-file.ts'
import type { Memory } from '../memory/memory.ts'
import { readdressed } from '../memory/transfer/readdressed.ts'
import { addressesIn, filePath } from './imported-files.ts'

export type SpaceToOpen = {
  readonly id: string
  readonly name?: string
  readonly defaultLocale?: string
  readonly import?: ExportFile
  /** The files of its assets, by the address they have in it. Others stay where they are. */
  readonly files?: ReadonlyMap<string, Uint8Array>
}

/** The first things in a new platform: who asks, their organization, and their spaces. Gives the links that lead nowhere. */
export const furnish = (
  memory: Memory,
  organization: { readonly id: string; readonly name?: string },
  spaces: ReadonlyArray<SpaceToOpen>,
  host: string,
) => {
  memory.openUser('you@localhost.test', 'Local', 'Developer')
  memory.openOrganization(organization.id, organization.name ?? organization.id)
  return spaces.flatMap((space) => {
    const { id, name = id, defaultLocale, import: file, files = new Map<string, Uint8Array>() } = space
    memory.openSpace({ id, name, organizationId: organization.id, ...(defaultLocale === undefined ? {} : { defaultLocale }) })
    for (const [url, bytes] of files) memory.machine.files.put(`files/${filePath(id, url)}`, bytes)
    const addresses = addressesIn(space, host)
    return file
      ? memory.import(
          id,
          readdressed(file, (url) => addresses.get(url)),
        )
      : []
  })
}
