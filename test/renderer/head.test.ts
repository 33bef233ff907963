import { expect } from 'chai'
import { renderPage } from '../../renderer/document.tsx'
import { layouts } from '../../site/catalogue/layouts.ts'
import { locales, viewOf } from '../../site/catalogue/views.ts'
import { theme } from '../../site/theme.ts'

describe('what the heads of pages have in common', () => {
  const { plain } = layouts()
  const headOf = (sheet: string, brand: string, locale = locales[0]): string => {
    if (!locale) throw new Error('There is no language.')
    const settings = { origin: undefined, stylesheets: [sheet], scripts: [], fonts: [] }
    return renderPage({ ...plain, theme, settings, brand }, viewOf(locale, '', {})).split('</head>')[0] ?? ''
  }

  it('is that of their own settings, website and language, though the same layout stands around them', () => {
    expect(headOf('/one.css', 'Kade')).to.contain('href="/one.css"')
    expect(headOf('/other.css', 'Kade')).to.contain('href="/other.css"').and.not.contain('/one.css')
    expect(headOf('/one.css', 'Haven')).to.contain('title="Haven (nl)"').and.not.contain('Kade (')
    const [dutch, english] = locales.map((locale) => headOf('/one.css', 'Kade', locale))
    expect(dutch).to.contain('href="/manifest.webmanifest"')
    expect(english).to.contain('href="/en/manifest.webmanifest"')
  })
})
