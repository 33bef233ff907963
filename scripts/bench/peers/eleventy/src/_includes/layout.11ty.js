import { frame } from '../../parts/frame.js'
import { head } from '../../parts/head.js'

export const render = ({ content, view, shared: { settings, frames }, words }) => {
  const { iso } = view.locale
  return `<!DOCTYPE html><html lang="${iso}" data-route="${view.name}" data-locale="${iso}" data-locales="${view.meta.locales.map((locale) => locale.iso).join(' ')}" data-default-locale="${view.meta.defaultLocale.iso}">${head(view, frames[iso].brand, settings)}<body><div id="site"><div>${frame(content, view, frames[iso], words[iso])}</div></div></body></html>
`
}
