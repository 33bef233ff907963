import { expect } from 'chai'
import { HtmlValidate } from 'html-validate'
import { elements, textOf } from '../data/html.ts'
import { allPaths, fileOf, origin, writtenWebsite } from '../data/website.ts'

describe('the pages of the website', function () {
  this.timeout(60_000)
  const { files, read, html } = writtenWebsite()

  it('are valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended', 'html-validate:document'],
      rules: {
        // A title carries the page, the brand and its tagline: the longest needs more than the 70 that this rule knows.
        'long-title': 'off',
        // Our own files come from where the page comes from.
        'require-sri': ['error', { target: 'crossorigin' }],
        // ARIA lets a list have a name; the stricter reading is the rule's own.
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
      },
    })
    const messages: Array<string> = []
    for (const [file, contents] of files) {
      if (!file.endsWith('.html')) continue
      const { results } = await validator.validateString(contents.toString(), file)
      for (const { ruleId, message, line, column } of results.flatMap((result) => result.messages))
        messages.push(`${file}:${line}:${column} ${ruleId}: ${message}`)
    }
    expect(messages).to.deep.equal([])
  })

  it('have one h1, and headings that skip no level', () => {
    for (const path of allPaths) {
      const levels = [...html(path).matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
      expect(
        levels.filter((level) => level === 1),
        path,
      ).to.have.length(1)
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0), `${path} h${level}`).to.be.at.most(1)
    }
  })

  it('link to nothing that is not there', () => {
    for (const path of allPaths) {
      const page = html(path)
      for (const { href } of [...elements(page, 'a'), ...elements(page, 'link')]) {
        if (!href || /^(https:|http:|mailto:|tel:)/.test(href.replace(origin, ''))) continue
        const [address = '', anchor] = href
          .replace(origin, '')
          .replace(/\?[^#]*/, '')
          .split('#')
        const target = address === '' ? page : html(address)
        expect(address === '' || files.has(fileOf(address)), `${href} on ${path}`).to.equal(true)
        if (anchor) expect(target, `${href} on ${path}`).to.contain(`id="${anchor}"`)
      }
    }
  })

  it('name the brand in the title, with the tagline in English', () => {
    expect(textOf(html('/nl/cases/'), 'title')).to.equal('Cases | Noordkade')
    expect(textOf(html('/en/cases/'), 'title')).to.equal('Cases | Noordkade - B2B commerce that keeps moving')
  })

  it('of the not-found kind say what the specification says', () => {
    expect(textOf(html('/404.html'), 'h1')).to.equal('Niet Gevonden')
    expect(html('/404.html')).to.contain('Deze pagina is niet gevonden.')
    expect(textOf(html('/en/404.html'), 'h1')).to.equal('Not Found')
    expect(html('/en/404.html')).to.contain('This page was not found.')
  })

  it('list their children: 29 articles, 11 cases, 4 vacancies, 9 partners, 6 below home', () => {
    const childrenOf = (path: string) =>
      JSON.parse(read(`${path.slice(1)}_payload.json`)).children as ReadonlyArray<{ path: string }>
    for (const [path, count] of [
      ['/nl/', 6],
      ['/nl/nieuws/', 29],
      ['/nl/cases/', 11],
      ['/nl/jobs/', 4],
      ['/nl/partners/', 9],
    ] as const) {
      expect(childrenOf(path), path).to.have.length(count)
      const links = elements(html(path), 'a').map(({ href }) => href)
      for (const child of childrenOf(path)) expect(links, path).to.include(child.path)
    }
  })
})
