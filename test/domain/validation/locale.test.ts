import { expect } from 'chai'
import fc from 'fast-check'
import { localeProblems } from '../../../domain/platform/validation/locale.ts'
import { names, pathsOf } from './article.ts'

const nl = { code: 'nl', name: 'Nederlands', default: true, fallbackCode: null }
const en = { code: 'en', name: 'English', fallbackCode: 'nl' }
const fr = { code: 'fr', name: 'Français', fallbackCode: 'en' }
const all = [nl, en, fr]

describe('a locale', () => {
  it('can be new, and fall back to another one or to none', () => {
    for (const fallbackCode of ['nl', 'fr', null])
      expect(localeProblems({ code: 'de', name: 'Deutsch', fallbackCode }, all)).to.deep.equal([])
  })

  it('stays what it is', () => {
    for (const locale of all) expect(localeProblems(locale, all, locale)).to.deep.equal([])
  })

  it('has a code of its own', () => {
    expect(localeProblems({ ...fr, code: 'en' }, all)).to.deep.equal([{ name: 'taken', path: ['code'], value: 'en' }])
    expect(names(localeProblems({ ...fr, code: 'en' }, all, fr))).to.deep.equal(['taken'])
  })

  it('has a code of 2 to 11 letters, digits and hyphens', () => {
    for (const code of ['a', 'en_US', 'en US', 'abcdefghijkl', '', undefined])
      expect(
        names(localeProblems({ name: 'x', fallbackCode: null, ...(code === undefined ? {} : { code }) }, all)),
      ).to.deep.equal(['regexp'])
    expect(localeProblems({ code: 'zh-Hant-TW', name: 'x', fallbackCode: null }, all)).to.deep.equal([])
  })

  it('has a name', () => {
    expect(localeProblems({ code: 'de', name: ' ', fallbackCode: null }, all)).to.deep.equal([
      { name: 'size', details: 'Size must be at least 1', min: 1, path: ['name'], value: ' ' },
    ])
  })

  for (const [rule, draft, current] of [
    ['does not fall back to what there is not', { ...fr, fallbackCode: 'es' }, fr],
    ['does not fall back to an empty code', { ...fr, fallbackCode: '' }, fr],
    ['does not fall back to itself', { ...fr, fallbackCode: 'fr' }, fr],
    ['does not fall back in a circle', { ...en, fallbackCode: 'fr' }, en],
  ] as const)
    it(rule, () => {
      const problems = localeProblems(draft, all, current)
      expect([names(problems), pathsOf(problems)]).to.deep.equal([['fallback_locale'], [['fallbackCode']]])
    })

  it('does not fall back when it is the default, were it to one that falls back to nothing', () => {
    const es = { code: 'es', name: 'Español', fallbackCode: null }
    expect(names(localeProblems({ ...nl, fallbackCode: 'es' }, [nl, es], nl))).to.deep.equal(['fallback_locale'])
  })

  it('that is accepted never closes a circle of fallbacks', () => {
    const codes = ['aa', 'bb', 'cc', 'dd']
    const fallbacks = fc.array(fc.tuple(fc.constantFrom(...codes), fc.constantFrom(...codes)), { maxLength: 20 })
    fc.assert(
      fc.property(fallbacks, (changes) => {
        let locales = codes.map((code) => ({ code, name: code, fallbackCode: null as string | null }))
        for (const [code, fallbackCode] of changes) {
          const current = locales.find((locale) => locale.code === code)
          const draft = { code, name: code, fallbackCode }
          if (localeProblems(draft, locales, current).length === 0)
            locales = locales.map((locale) => (locale.code === code ? draft : locale))
        }
        for (const { code } of locales) {
          let at: string | null | undefined = code
          for (let steps = 0; at && steps <= codes.length; steps++)
            at = locales.find((locale) => locale.code === at)?.fallbackCode
          expect(at).to.equal(null)
        }
      }),
    )
  })
})
