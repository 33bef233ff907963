import { each, slug, text, when } from './html.js'

export const day = (words, value) => {
  const [year, month, number] = value.split('-')
  const name = words.months[Number(month) - 1]
  return words.languages.nl === 'Nederlands' ? `${Number(number)} ${name} ${year}` : `${name} ${Number(number)}, ${year}`
}

export const time = (words, value) => `<time datetime="${value}">${day(words, value)}</time>`

export const coverCard = (cover, early = 'loading="lazy"') =>
  `<img class="cover" src="/assets/covers/${cover}-card.svg" width="1200" height="800" alt="" decoding="async" ${early}>`

export const coverBand = (cover, early = 'loading="lazy"') =>
  `<picture class="cover"><source media="(width &lt; 48rem)" srcset="/assets/covers/${cover}-card.svg" width="1200" height="800"><img src="/assets/covers/${cover}-band.svg" width="2520" height="1080" alt="" decoding="async" ${early}></picture>`

/** A page to go to. */
export const card = (words, page, heading = 'h3', wide = false) =>
  `<div class="page-card"><div class="words"><${heading}><a href="${text(page.path)}">${text(page.title)}</a></${heading}><p class="description">${text(page.description)}</p>${when(page.facts, ({ published }) => `<p class="facts-line">${time(words, published)}</p>`)}</div>${wide ? coverBand(page.cover) : coverCard(page.cover)}</div>`

/** The pages below an overview: articles by their year, with a filter. */
export const children = (words, pages) => {
  if (pages.length === 0) return ''
  if (!pages.every(({ facts }) => facts?.kind === 'article'))
    return `<section class="children" aria-label="${text(words.pages)}"><ul>${each(pages, (page) => `<li>${card(words, page, 'h2')}</li>`)}</ul></section>`
  const years = Map.groupBy(pages, ({ facts }) => facts.published.slice(0, 4))
  const topics = [...new Set(pages.flatMap(({ facts }) => facts.topics))].sort()
  const choice = (label, value, checked = '') =>
    `<label><input type="radio" name="filter"${checked} value="${value}"><span>${text(label)}</span></label>`
  const filter = `<div class="filter"><fieldset><legend>${text(words.filter.article)}</legend>${choice(words.everything, '', ' checked')}${each(topics, (topic) => choice(topic, slug(topic)))}</fieldset><p class="shown" role="status" data-template="${text(words.shown.replace('{total}', pages.length))}"></p></div>`
  return `<section class="children" aria-label="${text(words.pages)}" data-kind="article">${filter}${each([...years], ([year, all]) => `<div class="part"><h2>${year}</h2><ul>${each(all, (page) => `<li data-labels="${page.facts.topics.map(slug).join(' ')}">${card(words, page)}</li>`)}</ul></div>`)}</section>`
}
