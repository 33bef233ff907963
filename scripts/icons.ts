import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { touchIconPath, touchIconSizes } from '../domain/paths.ts'
import type { OutputFile } from '../ports/output.ts'

const staticFolder = fileURLToPath(new URL('../site/static/', import.meta.url))

/** All icons from the one drawing. The rasteriser is WebAssembly, so every machine makes the same bytes. */
export const drawIcons = async (): Promise<ReadonlyArray<OutputFile>> => {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const drawing = readFileSync(join(staticFolder, 'favicon.svg'))
  const png = (size: number) => new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render().asPng()
  return [
    ...touchIconSizes.map((size) => ({ path: touchIconPath(size).slice(1), contents: png(size) })),
    { path: 'favicon.ico', contents: icoOf(png(32), 32) },
  ]
}

/** An icon file of one picture: a header of 6 bytes, a directory of one entry of 16, and the PNG as it is. */
const icoOf = (png: Uint8Array, size: number): Uint8Array => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}

export const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  if (argv.includes('--help')) {
    console.log('Usage: npm run icons\n\nDraws all icons anew from site/static/favicon.svg.')
    return 0
  }
  for (const { path, contents } of await drawIcons()) {
    mkdirSync(dirname(join(staticFolder, path)), { recursive: true })
    writeFileSync(join(staticFolder, path), contents)
    console.log(`site/static/${path}`)
  }
  return 0
}
