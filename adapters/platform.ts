/** `kade/platform`: the content platform on this machine, for tests and for development. Node only. */
export type { Fault } from './emulator/faults.ts'
export { createPlatform, type LocalPlatform, type PlatformOptions, type SpaceToOpen } from './emulator/platform.ts'
export { explainUnresolved } from './memory/transfer/unresolved.ts'
export { decodeExportFile, emptyExport } from './wire/export-file.ts'
