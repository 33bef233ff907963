import { each, link, text, when } from './html.js'
import { richText } from './rich-text.js'
import { section } from './sections.js'

const logo =
  '<svg class="logo" viewBox="0 0 28 26" width="28" height="26" aria-hidden="true" focusable="false"><path class="load" d="M0 0h28v11H0z"></path><path class="quay" d="M0 15h28v11H0z"></path></svg>'

const current = (href, { path, trail }) =>
  href === path ? ' aria-current="page"' : trail.slice(1).some((step) => step.path === href) ? ' aria-current="true"' : ''

const navigation = (links, view) =>
  `<ul class="navigation">${each(links, ({ href, label }) => `<li><a href="${text(href)}"${current(href, view)}>${text(label)}</a></li>`)}</ul>`

const locales = (label, { locale, translations }, words) =>
  `<ul class="locales" aria-label="${text(label)}">${each(translations, ({ locale: { iso, code }, path }) => `<li lang="${iso}">${iso === locale.iso ? `<span aria-current="true">${words.languages[code]}</span>` : `<a href="${text(path)}" hreflang="${iso}" rel="alternate">${words.languages[code]}</a>`}</li>`)}</ul>`

const header = (brand, { navigation: { label, links }, locales: languages, button }, view, words) => {
  const contents = `${navigation(links, view)}<div class="aside">${locales(languages.label, view, words)}${when(button, () => link(button, ` class="button ${button.kind}"`))}</div>`
  return `<header class="header"><a class="brand" href="/${view.locale.code}/">${logo}${text(brand)}</a><nav aria-label="${text(label)}"><div class="row">${contents}</div><details class="menu"><summary>${text(words.menu)}</summary><div class="panel">${contents}</div></details></nav></header>`
}

const breadcrumbs = (label, { trail, title }) =>
  when(
    trail.length > 0,
    () =>
      `<nav class="breadcrumbs" aria-label="${text(label)}"><ol>${each(trail, (step) => `<li><a href="${text(step.path)}">${text(step.title)}</a></li>`)}<li><span aria-current="page">${text(title)}</span></li></ol></nav>`,
  )

const opener = (opens, label) => `<button type="button" class="opener" popovertarget="${opens}">${text(label)}</button>`

const footer = (brand, { text: document, navigation: { label, links }, socials, legal }, privacy, view, words) =>
  `<footer class="footer" data-ground="ink"><div class="sheet"><p class="brand">${logo}${text(brand)}</p>${richText(document, 'footer')}<nav aria-label="${text(label)}">${navigation(links, view)}</nav><div class="channels"><p id="footer--channels">${text(socials.title)}</p><ul aria-labelledby="footer--channels">${each(socials.links, (one) => `<li>${link(one)}</li>`)}</ul></div><div class="legal"><p>${text(legal)}</p>${opener('layout--privacy', privacy.settings)}<a href="/${view.locale.code}/feed.xml" type="application/atom+xml">${text(words.feed)}</a></div></div></footer>`

const dialog = (id, title, close, inside) =>
  `<dialog class="dialog" id="${id}" popover="auto" aria-labelledby="${id}-title"><div class="bar"><h2 id="${id}-title">${text(title)}</h2><button type="button" class="close" popovertarget="${id}" popovertargetaction="hide">${text(close)}</button></div>${inside}</dialog>`

const dialogs = (modal, privacy, { close, consent }) =>
  `${dialog('layout--privacy', privacy.title, close, `${richText(privacy.text, 'layout--privacy')}<p>${opener('layout--modal', modal.title)}</p><p class="unscripted">${text(consent.unscripted)}</p><div class="consent"><p role="status" data-undecided="${text(consent.undecided)}" data-accepted="${text(consent.accepted)}" data-declined="${text(consent.declined)}" data-signalled="${text(consent.signalled)}">${text(consent.undecided)}</p><div class="choices"><button type="button" data-choice="accepted" aria-pressed="false">${text(privacy.accept)}</button><button type="button" data-choice="declined" aria-pressed="false">${text(privacy.decline)}</button></div></div>`)}${dialog('layout--modal', modal.title, modal.close, richText(modal.text, 'layout--modal'))}`

/** Everything around a page. */
export const frame = (content, view, { brand, layout, privacy }, words) => {
  const { header: top, footer: bottom, announcement, modal, sections } = layout
  return `<a class="skip" href="#main">${text(words.skip)}</a>${when(announcement, () => `<section class="announcement" id="${announcement.id}" data-ground="ink" aria-labelledby="${announcement.id}-text"><div class="line"><p id="${announcement.id}-text">${text(announcement.text)}</p>${link(announcement.link, ' class="action"')}</div></section>`)}${header(brand, top, view, words)}${breadcrumbs(top.navigation.breadcrumbs.label, view)}<main id="main" tabindex="-1">${content}${view.kind === 'failure' ? '' : each(sections.sections, (one) => section(one, { words }))}</main>${footer(brand, bottom, privacy, view, words)}<p class="connectivity" role="status" data-offline="${text(words.connectivity.offline)}" data-online="${text(words.connectivity.online)}"></p>${dialogs(modal, privacy, words)}`
}
