import { E } from '../../../domain/prelude.ts'
import { digestOf } from './digest.ts'
import { contentTypeOf, ownFormat } from './formats.ts'
import { make } from './make.ts'
import { type Query, readOptions } from './options.ts'
import { Remembered } from './remembered.ts'
import { loadSharp, type Sharp } from './sharp.ts'

export type Picture = { readonly bytes: Uint8Array; readonly contentType: string }
export type Refusal = { readonly status: 400 | 415 | 501; readonly message: string }

const refuse = (status: Refusal['status'], message: string): E.Either<Refusal, never> => E.left({ status, message })

/** Bytes of pictures that are kept for when they are asked for again. */
const mostRemembered = 64_000_000

/** Pictures made by this `sharp`; without one, originals only. */
export const pictureWith = (load: () => Promise<Sharp | undefined>) => {
  const remembered = new Remembered<Picture>(mostRemembered)

  return async (original: Picture, query: Query, name = 'image'): Promise<E.Either<Refusal, Picture>> => {
    const own = ownFormat(original.contentType)
    if (!own) return E.right(original)
    const options = readOptions(query, own)
    if (E.isLeft(options)) return refuse(400, options.left.join('\n'))
    if (Object.keys(options.right).length === 0) return E.right(original)
    const format = options.right.format ?? own
    const wish = `${digestOf(original.bytes)} ${JSON.stringify({ ...options.right, format })}`
    const before = remembered.get(wish)
    if (before) return E.right(before)
    const sharp = await load()
    if (!sharp) return refuse(501, 'Images cannot be changed here: install the package "sharp".')
    try {
      const bytes = await make(sharp, original.bytes, options.right, format)
      if (typeof bytes === 'string') return refuse(400, bytes)
      const made: Picture = { bytes, contentType: contentTypeOf(format) }
      remembered.put(wish, made, bytes.length)
      return E.right(made)
    } catch (cause) {
      return refuse(415, `The image "${name}" cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`)
    }
  }
}

/**
 * What the images API makes of an original: that itself when nothing is asked for, or when it is no image that can be changed.
 * `name` is how a refusal calls it.
 */
export const picture = pictureWith(loadSharp)
