import { expect } from 'chai'
import { findingsIn, foundAfter, plant } from './checked.ts'
import { smallWebsite } from './small-website.ts'

const about = 'nl/over-ons/index.html'
const aboutPayload = 'nl/over-ons/_payload.json'

describe('the check of links', () => {
  it('finds nothing in a website without a fault', async () => {
    expect(await findingsIn(smallWebsite())).to.deep.equal([])
  })

  it('finds an address that leads to nothing, and the entry and field that have it', async () => {
    const [finding, ...others] = await foundAfter('link', (files) => {
      for (const file of [about, aboutPayload]) plant(files, file, (text) => text.replace('/nl/#home-text', '/nl/weg/'))
    })
    expect(others).to.deep.equal([])
    expect(finding).to.deep.equal({
      rule: 'link',
      severity: 'error',
      at: ['/nl/over-ons/'],
      place: { entry: 'about.text', field: 'text', locale: 'nl-BE' },
      what: '<a href="/nl/weg/"> leads to nothing: there is no /nl/weg/.',
      remedy: 'Correct the address, or write what it leads to.',
    })
  })

  it('finds the same with the scheme and host of the website, but follows no other website', async () => {
    const own = await foundAfter('link', (files) =>
      plant(files, about, (html) => html.replace('/nl/#home-text', 'https://www.example.com/nl/weg/?a=b')),
    )
    expect(own[0]?.what).to.contain('there is no /nl/weg/.')
    const files = smallWebsite()
    plant(files, about, (html) => html.replace('/nl/#home-text', 'https://www.example.org/nl/weg/'))
    expect(await findingsIn(files)).to.deep.equal([])
  })

  it('reads relative, encoded and queried addresses as a host does', async () => {
    const files = smallWebsite()
    files['assets/één.pdf'] = 'a document'
    plant(files, about, (html) =>
      html.replace(
        '<p>',
        '<p><a href="../">1</a><a href="?a=b#werk">2</a><a href="/assets/%C3%A9%C3%A9n.pdf">3</a><a href="./">4</a>',
      ),
    )
    expect(await findingsIn(files)).to.deep.equal([])
  })

  it('finds an address that is none', async () => {
    const [finding] = await foundAfter('link', (files) =>
      plant(files, about, (html) => html.replace('<p>', '<p><a href="https://">weg</a>')),
    )
    expect(finding?.what).to.equal('<a href="https://"> is no address.')
  })

  for (const [what, html, shown] of [
    ['a picture', '<img src="/weg.png" width="1" height="1" alt="">', '<img src="/weg.png">'],
    ['one of several pictures', '<source srcset="/assets/kaai.png 1x, /weg.png 2x">', '<source srcset="/weg.png">'],
    ['a script', '<script src="/weg.js"></script>', '<script src="/weg.js">'],
    ['a poster', '<video poster="/weg.png"></video>', '<video poster="/weg.png">'],
    ['where answers are sent', '<form action="/weg"></form>', '<form action="/weg">'],
    ['a picture for other sites', '<meta property="og:image" content="/weg.png">', '<meta content="/weg.png">'],
  ] as const)
    it(`follows the address of ${what}`, async () => {
      const [finding] = await foundAfter('link', (files) => plant(files, about, (page) => page.replace('<p>', `${html}<p>`)))
      expect(finding?.what).to.contain(`${shown} leads to nothing`)
      expect(finding?.at).to.deep.equal(['/nl/over-ons/'])
    })

  for (const [file, from, to, what] of [
    [
      'sitemap.xml',
      '</urlset>',
      '<sitemap><loc>https://www.example.com/weg.xml</loc></sitemap></urlset>',
      '<loc>https://www.example.com/weg.xml</loc> leads to nothing: there is no /weg.xml.',
    ],
    ['manifest.webmanifest', '/assets/kaai.png', '/weg.png', 'src: /weg.png leads to nothing: there is no /weg.png.'],
    ['manifest.webmanifest', '"start_url":"/nl/"', '"start_url":"/fr/"', 'start_url: /fr/ leads to nothing: there is no /fr/.'],
    ['_redirects', '/en/404.html', '/en/405.html', 'to: /en/405.html leads to nothing: there is no /en/405.html.'],
    [
      'robots.txt',
      '/sitemap.xml',
      '/map.xml',
      'Sitemap: https://www.example.com/map.xml leads to nothing: there is no /map.xml.',
    ],
    ['assets/site.css', 'url("kaai.png")', 'url(weg.png)', 'url(weg.png) leads to nothing: there is no /assets/weg.png.'],
    [
      '_manifest.json',
      '/nl/over-ons/_payload.json',
      '/nl/over-ons/weg.json',
      'payload: /nl/over-ons/weg.json leads to nothing: there is no /nl/over-ons/weg.json.',
    ],
  ] as const)
    it(`follows the addresses in ${file}: ${to}`, async () => {
      const findings = await foundAfter('link', (files) => plant(files, file, (text) => text.replace(from, to)))
      expect(findings.map(({ what, at }) => ({ what, at }))).to.deep.equal([{ what, at: [`/${file}`] }])
    })

  it('finds a fragment that no element has, on every page, as one finding of the layout', async () => {
    const findings = await foundAfter('fragment', (files) => {
      for (const file of Object.keys(files).filter((name) => /^(nl\/.*|404)\.?(html|_layout\.json)$/.test(name)))
        if (files[file]?.includes('/nl/#werk')) plant(files, file, (text) => text.replaceAll('/nl/#werk', '/nl/#wrk'))
    })
    expect(findings).to.have.length(1)
    expect(findings[0]).to.deep.include({
      place: { field: 'footer.navigation.links.0', locale: 'nl-BE' },
      at: ['/404.html', '/nl/', '/nl/over-ons/'],
      what: '<a href="/nl/#wrk"> leads to no element: /nl/ has none with the id "wrk".',
    })
    expect(findings[0]?.remedy).to.equal('Correct the fragment; like it there: werk.')
  })

  it('finds a fragment of the page itself', async () => {
    const [finding] = await foundAfter('fragment', (files) => plant(files, about, (html) => html.replace('"#main"', '"#begin"')))
    expect(finding?.what).to.equal('<a href="#begin"> leads to no element: /nl/over-ons/ has none with the id "begin".')
  })

  it('knows the top of a page, and parts of a text', async () => {
    const files = smallWebsite()
    plant(files, about, (html) =>
      html.replace('<p>', '<p><a href="#">1</a><a href="#top">2</a><a href="/nl/#:~:text=werk">3</a>'),
    )
    expect(await findingsIn(files)).to.deep.equal([])
  })

  for (const [written, direct] of [
    ['/nl', '/nl/'],
    ['/nl/index.html', '/nl/'],
    ['/', '/nl/'],
  ] as const)
    it(`warns of ${written}, which leads to ${direct} through a redirect`, async () => {
      const [finding] = await foundAfter('detour', (files) =>
        plant(files, about, (html) => html.replace('<header><a href="/nl/">', `<header><a href="${written}">`)),
      )
      expect(finding).to.include({ severity: 'warning', remedy: `Write ${direct}.` })
    })

  it('reads a large website on all cores, and finds the same', async () => {
    const [finding, ...others] = await foundAfter('link', (files) => {
      for (let number = 0; number < 1000; number += 1) files[`assets/${number}.css`] = 'p{background:url(kaai.png)}'
      files['assets/501.css'] = 'p{background:url(weg.png)}'
    })
    expect(others).to.deep.equal([])
    expect(finding?.at).to.deep.equal(['/assets/501.css'])
  })

  it('says which file beside the pages cannot be read', async () => {
    const [finding] = await foundAfter('file', (files) => plant(files, 'manifest.webmanifest', () => '{'))
    expect(finding?.at).to.deep.equal(['/manifest.webmanifest'])
  })
})
