import type { Delivery } from '../../ports/platform/delivery.ts'
import type { ExportFile } from '../../ports/platform/export-file.ts'
import { createMemory } from './memory.ts'

/** The delivery API over an export file: a space of that content, in memory. The space is called what one likes. */
export const memoryDelivery = (file: ExportFile, spaceId = 'embedded'): Delivery => {
  const memory = createMemory()
  memory.openOrganization('local', 'local')
  memory.openSpace({ id: spaceId, name: spaceId, organizationId: 'local' })
  memory.import(spaceId, file)
  // What comes out was taken in through the codecs of the wire.
  return memory.delivery as unknown as Delivery
}
