/** `kade/memory`: the delivery API and the repositories of a website over an export file, or over plain objects. */
export { platformContent } from './content/content.ts'
export { type MemoryEdition, memoryContent, type PlainPage, plainEdition } from './memory/content.ts'
export { memoryDelivery } from './memory/delivery.ts'
export { type Store, storeOf } from './memory/store.ts'
export { decodeExportFile, emptyExport } from './wire/export-file.ts'
