import { createHash } from 'node:crypto'
import { imageSize } from '../../adapters/memory/image-size.ts'
import { assetFolder } from '../../domain/paths.ts'
import { qualities } from '../../domain/picture.ts'
import type { Named } from './named.ts'

/** A file of an asset that this website serves itself. */
export type OwnFile = {
  readonly named: Named
  readonly file: string
  /** What its bytes are known by, and how many there are. */
  readonly digest: string
  readonly bytes: number
  readonly address: string
  /** In pixels, if it is a picture of a kind that tells. */
  readonly size: { readonly width: number; readonly height: number } | undefined
}

export const ownFile = (file: string, bytes: Uint8Array, named: Named): OwnFile => {
  const digest = sha256(bytes)
  return { named, file, digest, bytes: bytes.length, address: addressOf(file, digest), size: imageSize(bytes) }
}

const sha256 = (contents: string | Uint8Array): string => createHash('sha256').update(contents).digest('hex')

/** Named by what is in it and how its versions are made, since browsers keep it for good. */
const addressOf = (file: string, digest: string): string => {
  const [, stem = '', extension = 'bin'] = /([^/]*?)(?:\.([a-z\d]{1,8}))?$/.exec(file.toLowerCase()) ?? []
  const name = stem
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  const hash = sha256(`${digest} ${JSON.stringify(qualities)}`).slice(0, 10)
  return `${assetFolder}${name || 'file'}-${hash}.${active.test(extension) ? 'txt' : extension}`
}

/** What editors add to the content is never a page, a style or a script of this website. */
const active = /^(?:[sx]?html?|xht|xml|xsl|m?js|css|wasm)$/
