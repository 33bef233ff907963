import { card, coverBand } from './cards.js'
import { each, link, text, when } from './html.js'
import { richText } from './rich-text.js'

const widths = [320, 640, 960, 1280, 1920, 2560]
const qualities = { avif: 60, webp: 75, jpg: 80 }

const versions = ({ url, width }, format) => {
  const sizes = [...widths.filter((each) => each < width), ...(width <= 2560 ? [width] : [])]
  return sizes.map((each) => `${url}?fm=${format}&amp;q=${qualities[format]}&amp;w=${each} ${each}w`).join(', ')
}

const picture = (media, early) =>
  `<picture class="versions">${each(['avif', 'webp'], (format) => `<source type="image/${format}" srcset="${versions(media, format)}" sizes="100vw">`)}<img class="picture" srcset="${versions(media, 'jpg')}" sizes="100vw" src="${text(media.url)}" width="${media.width}" height="${media.height}" alt="${text(media.alt)}" decoding="async" ${early} data-ratio="${media.ratio}"></picture>`

const hero = ({ title, lead, media }, { id, first, cover }) =>
  `<section class="hero" id="${id}" aria-labelledby="${id}-title"><div class="words"><${first ? 'h1' : 'h2'} id="${id}-title">${text(title)}</${first ? 'h1' : 'h2'}>${when(lead, () => `<div class="aside"><p class="lead">${text(lead)}</p></div>`)}</div>${media ? picture(media, first ? 'fetchpriority="high"' : 'loading="lazy"') : when(cover, () => coverBand(cover))}</section>`

const paragraphs = ({ title, text: document }, { id, first }) =>
  `<section class="paragraphs" id="${id}"${title ? ` aria-labelledby="${id}-title"` : ''}><div class="sheet">${when(title, () => `<h2 id="${id}-title">${text(title)}</h2>`)}${richText(document, first ? undefined : id)}</div></section>`

const cards = ({ title, pages }, { id, words }) =>
  `<section class="cards" id="${id}" aria-labelledby="${id}-title"><div class="head"><h2 id="${id}-title">${text(title)}</h2></div><ul>${each(pages, (page, index) => `<li>${card(words, page, 'h3', index === 0)}</li>`)}</ul></section>`

const banner = ({ title, text: words, button, tone }, { id }) =>
  `<section class="banner" id="${id}" data-ground="${tone === 'dark' ? 'deep' : 'mist'}" aria-labelledby="${id}-title"><div class="water"><h2 id="${id}-title">${text(title)}</h2><div class="aside"><p>${text(words)}</p>${when(button, () => link(button, ` class="button ${button.kind}"`))}</div></div></section>`

const printers = { hero, paragraphs, cards, banner }

export const sectionId = ({ anchor, id }) => anchor ?? id.replaceAll('.', '-')

export const section = (view, place) => printers[view.type](view.properties, { ...place, id: sectionId(view) })
