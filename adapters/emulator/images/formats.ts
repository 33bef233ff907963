import type { formats } from '../../../domain/platform/image.ts'

export type Format = (typeof formats)[number]

/** What an original of this type becomes when no format is asked for; types that are not here are never changed. */
const ownFormats: { readonly [contentType: string]: Format } = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/pjpeg': 'jpg',
  'image/png': 'png',
  'image/x-png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/tiff': 'tiff',
  // Shapes become pixels as soon as something is asked of them.
  'image/svg+xml': 'png',
}

export const ownFormat = (contentType: string): Format | undefined => {
  const [name = ''] = contentType.toLowerCase().split(';')
  return Object.hasOwn(ownFormats, name.trim()) ? ownFormats[name.trim()] : undefined
}

export const contentTypeOf = (format: Format): string => (format === 'jpg' ? 'image/jpeg' : `image/${format}`)

export const canMove = (format: Format): boolean => format === 'gif' || format === 'webp'
