import { expect } from 'chai'
import type { Content } from '../../ports/content.ts'
import { load } from '../../renderer/load.ts'
import { entryIn, links, page, smallExport } from '../data/export.ts'
import { contentOf } from '../data/site.ts'

const asking = (content: Content) => {
  const asked: Array<string> = []
  const outline: Content['pages']['outline'] = (id, locale) => async () => {
    asked.push(`${id} ${locale.code}`)
    return content.pages.outline(id, locale)()
  }
  return { asked, content: { ...content, pages: { ...content.pages, outline } } }
}

describe('the pages of a website', () => {
  it('are each asked for once a language, in all languages before the next page', async () => {
    const site = smallExport()
    const { pages } = entryIn(site, 'about').fields
    entryIn(site, 'about').fields.pages = { 'nl-BE': [...((pages?.['nl-BE'] as []) ?? []), ...links('one', 'two')] }
    site.entries.push(page('one', ['een', 'one']), page('two', ['twee', 'two']))
    const { asked, content } = asking(contentOf(site))
    const { editions, problems } = await load(content)
    expect(problems).to.deep.equal([])
    expect(new Set(asked).size).to.equal(asked.length)
    expect(asked.join(', ')).to.contain('one nl, one en, two nl, two en')
    expect(editions.map((edition) => edition.pages.has('two'))).to.deep.equal([true, true])
  })
})
