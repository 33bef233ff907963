/** `kade/memory`: the whole platform in memory, and the repositories of a website over an export file or plain objects. */
export { platformContent } from './content/content.ts'
export { type MemoryEdition, memoryContent, type PlainPage, plainEdition } from './memory/content.ts'
export { memoryDelivery } from './memory/embedded.ts'
export { createMemory, type Memory, type MemoryOptions } from './memory/memory.ts'
export { decodeExportFile, emptyExport } from './wire/export-file.ts'
