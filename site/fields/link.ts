import type * as t from 'io-ts'
import { E } from '../../domain/prelude.ts'
import { address } from './address.ts'
import { derived } from './codec.ts'
import { entryOf } from './entry.ts'
import { page } from './page.ts'
import { record } from './record.ts'
import { anchor, text } from './values.ts'

const fields = record({ label: text }, { page, anchor, url: address })

/** A link as it is shown. `external` leads to another website. */
export const linkFields = derived(fields, ({ label, page, anchor, url }) => {
  if (page && url !== undefined) return E.left('has both a page and a url; keep one of them')
  if (page) return E.right({ label, href: anchor === undefined ? page.path : `${page.path}#${anchor}`, external: false })
  if (url !== undefined) return E.right({ label, href: url, external: /^https?:/i.test(url) })
  return E.left('has neither a page nor a url; it needs one of them')
})

export const link = entryOf('sharedLink', linkFields)
export type Link = t.TypeOf<typeof link>
