import { brotliCompressSync } from 'node:zlib'
import { expect } from 'chai'
import { build } from 'esbuild'
import { writtenWebsite } from '../data/website.ts'

describe('the script of the website', () => {
  const { files, html } = writtenWebsite()
  const size = (path: string) => brotliCompressSync(files.get(path) ?? Buffer.alloc(0)).length

  it('weighs at most 75 kB with Brotli when everything of it is loaded, and 10 kB on a first visit', () => {
    const scripts = [...files.keys()].filter((path) => /^assets\/.*\.js$/.test(path))
    const first = [...html('/en/').matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(first).to.have.lengthOf(1)
    const chunks = [...String(files.get(first[0] ?? '')).matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => `assets/${name}`)
    const total = [...first, ...chunks].reduce((sum, path) => sum + size(path), 0)
    expect(total).to.be.below(10_000)
    for (const path of scripts) expect(size(path), path).to.be.below(75_000)
  })

  it('holds nothing that only the server needs', async () => {
    const { metafile } = await build({
      entryPoints: ['site/browser/main.ts'],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      splitting: true,
      outdir: 'out',
      jsx: 'automatic',
    })
    const inputs = Object.keys(metafile.inputs)
    expect(inputs.filter((file) => file.includes('react-dom'))).to.not.deep.equal([])
    expect(
      inputs.filter((file) => /fp-ts|io-ts|inversify|reflect-metadata|cross-fetch|adapters\/|renderer\/|ports\//.test(file)),
    ).to.deep.equal([])
  })

  it('is allowed by the policy that goes with it: own files only, and nothing made from texts', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(String(files.get('_headers')))?.[1] ?? ''
    expect(policy).to.contain("script-src 'self';").and.to.contain("require-trusted-types-for 'script'")
    expect(policy).not.to.contain('unsafe')
    for (const [path, contents] of files)
      if (path.endsWith('.html')) {
        const inline = [...String(contents).matchAll(/<script(?![^>]* src=)([^>]*)>/g)].map(([, attributes = '']) =>
          attributes.trim(),
        )
        expect(
          inline.filter((attributes) => attributes !== 'type="application/ld+json"'),
          path,
        ).to.deep.equal([])
        expect(String(contents), path).not.to.match(/ style="| on[a-z]+="|<style/)
      }
  })

  it('comes with a worker that knows the page for those without a network, in each language', () => {
    expect(String(files.get('service-worker.js')))
      .to.contain('/nl/offline.html')
      .and.to.contain('/en/offline.html')
    for (const page of ['nl/offline.html', 'en/offline.html']) expect(String(files.get(page))).to.contain('content="noindex"')
  })
})
