import { expect } from 'chai'
import { memoryContent, plainEdition } from '../../adapters/memory/content.ts'
import { E } from '../../domain/prelude.ts'
import { generate } from '../../renderer/generate.ts'
import { plainLayout } from '../../site/layout/example.ts'
import { theme } from '../../site/theme.ts'

describe('a website of plain objects', () => {
  it('takes less than ten lines', async () => {
    const pages = [
      { id: 'home', slug: 'home', title: 'Welkom', description: 'Aan de kade.', pages: ['about'] },
      { id: 'about', slug: 'over-ons', title: 'Over ons', description: 'Wie wij zijn.' },
      { id: 'lost', slug: 'weg', title: 'Niet gevonden', description: 'Hier is niets.' },
    ] as const
    const content = memoryContent([plainEdition('nl-BE', 'Kade', pages, plainLayout)])
    const site = await generate(theme, { origin: undefined, stylesheets: [], scripts: [], fonts: [] }, content)()

    if (E.isLeft(site)) throw new Error(JSON.stringify(site.left))
    const files = new Map([...site.right.files].map(({ path, contents }) => [path, String(contents)]))
    expect([...files.keys()].filter((path) => path.endsWith('.html'))).to.deep.equal([
      '404.html',
      'nl/index.html',
      'nl/over-ons/index.html',
      'nl/offline.html',
      'index.html',
    ])
    expect(files.get('nl/over-ons/index.html')).to.contain('<title>Over ons | Kade</title>').and.to.contain('Wie wij zijn.')
  })
})
