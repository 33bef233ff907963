import { expect } from 'chai'
import { failurePaths, translatedPaths } from '../data/routes.ts'
import { allPaths, fileOf, writtenWebsite } from '../data/website.ts'

describe('the routes of the website', function () {
  this.timeout(60_000)
  const { files, read, html } = writtenWebsite()

  it('are those of the specification: every one, and no other', () => {
    const pages = [...files.keys()].filter((file) => file.endsWith('.html'))
    const beside = ['index.html', 'nl/offline.html', 'en/offline.html']
    expect(pages).to.have.members([...allPaths.map(fileOf), ...beside])
    expect(allPaths).to.have.length(122)
  })

  it('each have their payload', () => {
    for (const path of allPaths) {
      const payload = JSON.parse(
        read(path.endsWith('/') ? `${path.slice(1)}_payload.json` : `${path.slice(1, -5)}/_payload.json`),
      )
      expect(payload, path).to.include({ path, title: payload.title })
      expect(html(path), path).to.contain(`data-route="${payload.name}"`)
      expect(payload.name, path).to.equal(`${payload.id}___${payload.locale.iso}___default`)
    }
  })

  it('are listed in the manifest, under unique names', () => {
    const { routes, failures } = JSON.parse(read('_manifest.json'))
    expect(routes.map((route: { path: string }) => route.path)).to.have.members(translatedPaths.flat())
    expect(failures.map((route: { path: string }) => route.path)).to.have.members(failurePaths)
    const names = [...routes, ...failures].map((route: { name: string }) => route.name)
    expect(new Set(names).size).to.equal(names.length)
    for (const { payload } of [...routes, ...failures]) expect(files.has(payload.slice(1)), payload).to.equal(true)
  })

  it('redirect from the root', () => {
    expect(read('_redirects').split('\n')[0]).to.equal('/ /nl/ 302')
    expect(read('index.html')).to.contain('<meta http-equiv="refresh" content="0; url=/nl/">')
  })
})
