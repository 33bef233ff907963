import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Recipe } from './made-files.ts'
import { project } from './project.ts'

type Drawing = { readonly path: string; readonly svg: string; readonly width: number }

/** A PNG whose recipe is the whole drawing. */
export const pngOf = ({ path, svg, width }: Drawing): Recipe => ({
  path,
  recipe: `png ${width} ${svg}`,
  make: () => rasterise(svg, width),
})

/** The bytes of a PNG. The rasteriser is WebAssembly, so every machine makes the same ones. */
export const rasterise = async (svg: string, width: number): Promise<Uint8Array> => {
  const Resvg = await resvg()
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  const image = drawn.render()
  const png = image.asPng()
  // WebAssembly's memory is not collected.
  image.free()
  drawn.free()
  return png
}

/** It takes a while to load: only who makes a picture waits for it. */
const resvg = () => {
  loading ??= import('@resvg/resvg-wasm').then(async ({ initWasm, Resvg }) => {
    await initWasm(readFileSync(createRequire(`${project}package.json`).resolve('@resvg/resvg-wasm/index_bg.wasm')))
    return Resvg
  })
  return loading
}
let loading: Promise<typeof import('@resvg/resvg-wasm')['Resvg']> | undefined
