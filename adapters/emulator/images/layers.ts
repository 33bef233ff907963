import type { OverlayOptions } from 'sharp'
import type { ImageOptions } from '../../../domain/platform/image.ts'
import type { Size } from './plan.ts'

const rounded = ({ width, height }: Size, radius: number | 'max'): Buffer => {
  const [rx, ry] = radius === 'max' ? [width / 2, height / 2] : [radius, radius].map((r) => Math.min(r, width / 2, height / 2))
  const size = `width="${width}" height="${height}"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} rx="${rx}" ry="${ry}"/></svg>`)
}

/** What keeps the corners out, then what is seen behind them. Repeated: the frames of an animation lie below each other. */
export const layersOf = (
  size: Size,
  radius: ImageOptions['radius'],
  behind: string | undefined,
): ReadonlyArray<OverlayOptions> => [
  ...(radius ? [{ input: rounded(size, radius), blend: 'dest-in', tile: true, gravity: 'northwest' } as const] : []),
  ...(behind === undefined
    ? []
    : [
        {
          input: { create: { ...size, channels: 4, background: behind } },
          blend: 'dest-over',
          tile: true,
          gravity: 'northwest',
        } as const,
      ]),
]
