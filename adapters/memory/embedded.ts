import type { Delivery } from '../../ports/platform/delivery.ts'
import type { ExportFile } from '../../ports/platform/export-file.ts'
import type { Parameters } from './answer.ts'
import { createMemory } from './memory.ts'

const spaceId = 'embedded'

/** The delivery API over an export file, whatever the space is called by those who ask. */
export const memoryDelivery = (file: ExportFile): Delivery => {
  const memory = createMemory()
  memory.openOrganization('local', 'local')
  memory.openSpace({ id: spaceId, name: spaceId, organizationId: 'local' })
  memory.import(spaceId, file)
  const { getEntries, getAssets, getLocales } = memory.delivery
  const here = (at: Parameters = {}): Parameters => ({ ...at, spaceId, environmentId: 'master' })
  return {
    getEntries: (at: Parameters) => getEntries(here(at)),
    getAssets: (at: Parameters) => getAssets(here(at)),
    getLocales: (at: Parameters) => getLocales(here(at)),
    // What comes out was taken in through the codecs of the wire.
  } as unknown as Delivery
}
