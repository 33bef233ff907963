import { Parser } from 'htmlparser2'
import type { Alternate } from '../model.ts'
import type { Keep } from './kept.ts'
import type { Reference } from './links.ts'

/** A page as a sitemap lists it. */
export type SitemapUrl = { readonly loc: string; readonly alternates: ReadonlyArray<Alternate> }

type Read = { readonly references: ReadonlyArray<Reference>; readonly urls: ReadonlyArray<SitemapUrl> }

/** Sitemaps and feeds: both have addresses in `loc` elements and `href` attributes. */
export const readXml = (contents: string, keep: Keep): Read => {
  const references: Array<Reference> = []
  const urls: Array<SitemapUrl> = []
  let loc = ''
  let inLoc = false
  let alternates: Array<Alternate> = []
  const parser = new Parser(
    {
      onopentag: (name, { href, hreflang }) => {
        if (name === 'url') alternates = []
        if (name === 'loc') [inLoc, loc] = [true, '']
        if (href === undefined) return
        references.push({ value: keep(href), shown: `<${name} href="${href}">` })
        if (hreflang !== undefined) alternates.push({ hreflang: keep(hreflang), href: keep(href) })
      },
      ontext: (text) => {
        if (inLoc) loc += text
      },
      onclosetag: (name) => {
        if (name === 'url') urls.push({ loc: keep(loc.trim()), alternates })
        if (name !== 'loc') return
        inLoc = false
        const value = keep(loc.trim())
        references.push({ value, shown: `<loc>${value}</loc>` })
      },
    },
    { xmlMode: true },
  )
  parser.end(contents)
  return { references, urls }
}
