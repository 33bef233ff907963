import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rasterise } from '../adapters/node/png.ts'
import { touchIconPath, touchIconSizes } from '../domain/paths.ts'
import type { OutputFile } from '../ports/output.ts'

const staticFolder = fileURLToPath(new URL('../site/static/', import.meta.url))

/** All icons from the one drawing. */
export const drawIcons = async (): Promise<ReadonlyArray<OutputFile>> => {
  const drawing = readFileSync(join(staticFolder, 'favicon.svg'), 'utf8')
  const touchIcons = touchIconSizes.map(async (size) => ({
    path: touchIconPath(size).slice(1),
    contents: await rasterise(drawing, size),
  }))
  return [...(await Promise.all(touchIcons)), { path: 'favicon.ico', contents: icoOf(await rasterise(drawing, 32), 32) }]
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
