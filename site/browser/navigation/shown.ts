import type { PageView } from '../../../domain/page-view.ts'
import type { Tag } from './head.ts'

/** What stands around a page in one language. */
export type Shell = { readonly brand: string; readonly layout: object; readonly privacy?: object }

/** What a visitor looks at. */
export type Shown =
  /** As the document came: nothing of it is loaded twice. */
  | { readonly kind: 'delivered' }
  /** As another document has it. */
  | { readonly kind: 'document'; readonly path: string; readonly html: TrustedHtml; readonly head: Head }
  | { readonly kind: 'page'; readonly view: PageView; readonly shell: Shell }
  | { readonly kind: 'error'; readonly status: number; readonly message: string; readonly view: PageView; readonly shell: Shell }

/** What a browser takes as HTML where it takes no strings. */
export type TrustedHtml = string & { readonly trusted: true }

/** The part of a head that changes from page to page. */
export type Head = { readonly title: string; readonly lang: string; readonly data: Data; readonly tags: ReadonlyArray<Tag> }

/** The data attributes of the root element. */
export type Data = { readonly [name: string]: string }
