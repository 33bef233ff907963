import { followed } from './rich-text.js'

/** What the templates want of a module, by its content type. */
const modules = {
  moduleHero: ({ title, lead, media }, at) => ({
    type: 'hero',
    properties: { title, lead, media: media && picture(media.sys.id, at) },
  }),
  moduleParagraphs: ({ title, text }, at) => ({ type: 'paragraphs', properties: { title, text: followed(text, at) } }),
  moduleCards: ({ title, pages }, at) => ({
    type: 'cards',
    properties: { title, pages: pages.map(({ sys }) => at.page(sys.id)) },
  }),
}

/** Three records: how it is shown, what it shows, its file. */
const picture = (id, at) => {
  const { asset, ratio } = at.entry(id).fields
  const { asset: link, alt, decorative } = at.entry(asset.sys.id).fields
  const { url, contentType, details } = at.asset(link.sys.id).file
  return { url: `https:${url}`, ...details.image, type: contentType, alt: decorative ? '' : alt, ratio }
}

/** What a page holds, in its order. */
export const sectionsOf = (page, at) =>
  at.entry(page).fields.sections.map(({ sys: { id } }) => {
    const { type, fields } = at.entry(id)
    return { id, ...modules[type](fields, at) }
  })
