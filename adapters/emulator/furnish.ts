import type { ExportFile } from '../../ports/platform/export-file.ts'
import type { Memory } from '../memory/memory.ts'

export type SpaceToOpen = {
  readonly id: string
  readonly name?: string
  readonly defaultLocale?: string
  readonly import?: ExportFile
}

/** The first things in a new platform: who asks, their organization, and their spaces. Gives the links that lead nowhere. */
export const furnish = (
  memory: Memory,
  organization: { readonly id: string; readonly name?: string },
  spaces: ReadonlyArray<SpaceToOpen>,
) => {
  memory.openUser('you@localhost.test', 'Local', 'Developer')
  memory.openOrganization(organization.id, organization.name ?? organization.id)
  return spaces.flatMap(({ id, name = id, defaultLocale, import: file }) => {
    memory.openSpace({ id, name, organizationId: organization.id, ...(defaultLocale === undefined ? {} : { defaultLocale }) })
    return file ? memory.import(id, file) : []
  })
}
