import type { Recipe } from './made-files.ts'

type Drawing = { readonly path: string; readonly svg: string; readonly width: number; readonly height: number }

/** A PNG of few colours from an SVG, which is the whole of its recipe. sharp takes a while to load: only who makes one waits for it. */
export const pngOf = ({ path, svg, width, height }: Drawing): Recipe => ({
  path,
  recipe: `png ${width}x${height} ${svg}`,
  make: async () => {
    const { default: sharp } = await import('sharp')
    return sharp(Buffer.from(svg)).resize(width, height).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer()
  },
})
