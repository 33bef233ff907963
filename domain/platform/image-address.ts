import type { ImageOptions } from './image.ts'

/** The address of an image so made, as it is written: `imageUrl` also checks what is asked for. */
export const imageAddress = (address: string, options: ImageOptions): string => {
  const absolute = address.startsWith('//') ? `https:${address}` : address
  const query = Object.entries(toParameters(options))
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&')
  return query === '' ? absolute : `${absolute}${absolute.includes('?') ? '&' : '?'}${query}`
}

const toParameters = ({ background, progressive, png8, ...options }: ImageOptions) => ({
  w: options.width,
  h: options.height,
  fit: options.fit,
  f: options.focus,
  fm: options.format,
  fl: progressive ? 'progressive' : png8 ? 'png8' : undefined,
  q: options.quality,
  r: options.radius,
  bg: background === undefined ? undefined : `rgb:${background.slice(1)}`,
})
