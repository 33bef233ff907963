import type { Cover } from './cover.ts'
import type { Facts } from './facts.ts'

/** A record's fields in one language, with every link followed. */
export type Fields = { readonly [name: string]: unknown }

/** What a link to an entry becomes: the entry itself. `type` is its content type. */
export type LinkedEntry = { readonly kind: 'entry'; readonly id: string; readonly type: string; readonly fields: Fields }

/** What a link to an asset becomes. Sizes in bytes and pixels; a width and height only for pictures. */
export type LinkedAsset = {
  readonly kind: 'asset'
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly url: string
  readonly contentType: string
  readonly size?: number
  readonly width?: number
  readonly height?: number
}

/** What a link to a page becomes: never its content, only what is needed to point at it. */
export type LinkedPage = {
  readonly kind: 'page'
  readonly id: string
  readonly path: string
  readonly title: string
  readonly description: string
  readonly cover: Cover
  readonly facts?: Facts
}

/** A link to a page before the routes are known. */
export type UnroutedPage = { readonly kind: 'page'; readonly id: string }
