import { card, children, coverBand, coverCard, time } from './cards.js'
import { each, slug, text, when } from './html.js'
import { headings } from './rich-text.js'
import { section, sectionId } from './sections.js'

/** What stands between the header and the footer. */
export const article = (view, words) => {
  const { facts, sections, nearby, trail, cover } = view
  const opened = sections[0]?.type === 'hero' ? 1 : 0
  const print = (from, to) =>
    each(sections.slice(from, to), (one, index) => section(one, { words, ...(from + index === 0 ? { first: true, cover } : {}) }))
  const contents = [
    opened === 0 ? opening(view, words) : '',
    print(0, opened),
    contentsOf(view, words),
    print(opened, 1),
    trail.length > 0 ? children(words, view.children) : '',
    print(1),
  ].join('')
  return facts ? `<article>${contents}</article>${onward(nearby, words)}` : contents
}

const opening = ({ title, description, cover, facts, minutes, trail }, words) =>
  `<header class="opening" data-cover="${facts ? 'band' : 'card'}"><h1>${text(title)}</h1>${facts ? coverBand(cover, 'fetchpriority="high"') : coverCard(cover, 'fetchpriority="high"')}<div class="sheet"><p class="lead">${text(description)}</p>${when(facts, () => `<dl class="facts">${statements(facts, minutes, trail, words)}</dl>`)}</div></header>`

const statements = ({ published, authors, topics }, minutes, trail, words) =>
  [
    [words.facts.published, time(words, published)],
    [words.facts.authors, `<ul class="authors">${each(authors, author)}</ul>`],
    [words.facts.minutes, `${minutes}`],
    [
      words.facts.topics,
      topics.map((topic) => `<a href="${trail.at(-1).path}?filter=${slug(topic)}">${text(topic)}</a>`).join(', '),
    ],
  ]
    .map(([term, value]) => `<div><dt>${text(term)}</dt><dd>${value}</dd></div>`)
    .join('')

const author = ({ name, portrait }) =>
  `<li>${when(portrait, ({ url, width, height }) => `<img src="${text(url)}" width="${width}" height="${height}" alt="" loading="lazy" decoding="async">`)}${text(name)}</li>`

/** The headings below the title, on pages that are long enough. */
const contentsOf = ({ sections, children, minutes = 2 }, words) => {
  if (children.length > 0 || minutes < 2) return ''
  const parts = sections.flatMap((one, index) => partsIn(one, index === 0))
  if (parts.flatMap((part) => [part, ...part.parts]).length < 4) return ''
  return `<nav class="contents" aria-labelledby="contents"><div class="sheet"><p id="contents">${text(words.contents)}</p>${list(parts)}</div></nav>`
}

const list = (parts) =>
  `<ol>${each(parts, ({ id, title, parts }) => `<li><a href="#${text(id)}">${text(title)}</a>${parts.length > 0 ? list(parts) : ''}</li>`)}</ol>`

const partsIn = (one, first) => {
  const id = sectionId(one)
  const { title, text: document } = one.properties
  const inside =
    one.type === 'paragraphs'
      ? [...headings(document, first ? undefined : id).values()]
          .filter(({ level }) => level === 'heading-2')
          .map((part) => ({ ...part, parts: [] }))
      : []
  return title === undefined || one.type === 'hero' ? inside : [{ id: `${id}-title`, title, parts: inside }]
}

const onward = ({ previous, next, related }, words) =>
  `${when(related.length > 0, () => `<section class="cards related" aria-labelledby="related"><h2 id="related">${text(words.related.article)}</h2><ul>${each(related, (page) => `<li>${card(words, page)}</li>`)}</ul></section>`)}${when(previous || next, () => `<nav class="turns" aria-label="${text(words.onward)}"><ul>${when(previous, (page) => turn(words.previous, 'prev', page))}${when(next, (page) => turn(words.next, 'next', page))}</ul></nav>`)}`

const turn = (label, rel, { path, title }) =>
  `<li class="${rel}"><a href="${text(path)}" rel="${rel}"><span class="label">${text(label)}</span> <span class="title">${text(title)}</span></a></li>`
