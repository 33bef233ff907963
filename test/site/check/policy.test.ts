import { createHash } from 'node:crypto'
import { expect } from 'chai'
import { findingsIn, foundAfter, plant } from './checked.ts'
import { type Files, smallWebsite } from './small-website.ts'

const about = 'nl/over-ons/index.html'
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const put = (files: Files, html: string): void => plant(files, about, (page) => page.replace('<p>', `${html}<p>`))
const allow = (files: Files, directive: string): void =>
  plant(files, '_headers', (headers) => headers.replace("script-src 'self'", directive))

describe('the check of the content security policy', () => {
  for (const [what, html, text, directive, also] of [
    ['a script', '<script>go()</script>', 'go()', 'script-src', ''],
    ['a module', '<script type="module">go()</script>', 'go()', 'script-src', ''],
    ['a style sheet', '<style>p{}</style>', 'p{}', 'default-src', ''],
    ['a style', '<div style="color:red"></div>', 'color:red', 'default-src', " and 'unsafe-hashes'"],
    ['a handler', '<div onclick="go(&quot;on&quot;)"></div>', 'go("on")', 'script-src', " and 'unsafe-hashes'"],
  ] as const)
    it(`finds ${what} inside a page that is not allowed, and names the hash to add`, async () => {
      const [finding, ...others] = await foundAfter('policy', (files) => put(files, html))
      expect(others).to.deep.equal([])
      expect(finding?.at).to.deep.equal(['/nl/over-ons/'])
      expect(finding?.what).to.contain(`is not allowed by ${directive}.`)
      expect(finding?.remedy).to.contain(`add ${hash(text)}${also} to ${directive}`)
    })

  it('lets pass what the policy allows by its hash', async () => {
    const files = smallWebsite()
    put(files, '<script>go()</script><div style="color:red"></div>')
    allow(files, `script-src 'self' ${hash('go()')}; style-src-attr 'unsafe-hashes' ${hash('color:red')}`)
    expect(await findingsIn(files)).to.deep.equal([])
  })

  it('does not let pass an attribute by its hash alone', async () => {
    await foundAfter('policy', (files) => {
      put(files, '<div style="color:red"></div>')
      allow(files, `style-src 'self' ${hash('color:red')}`)
    })
  })

  it('knows that a hash takes back what is allowed to everything', async () => {
    const files = smallWebsite()
    put(files, '<script>go()</script>')
    allow(files, "script-src 'self' 'unsafe-inline'")
    expect(await findingsIn(files)).to.deep.equal([])
    await foundAfter('policy', (files) => {
      put(files, '<script>go()</script>')
      allow(files, `script-src 'self' 'unsafe-inline' ${hash('come()')}`)
    })
  })

  it('finds pages that no policy is sent with', async () => {
    const [finding] = await foundAfter('policy', (files) => {
      files._headers = "/en/*\n  Content-Security-Policy: default-src 'self'\n"
    })
    expect(finding?.at).to.deep.equal(['/', '/404.html', '/nl/', '/nl/over-ons/'])
  })
})
