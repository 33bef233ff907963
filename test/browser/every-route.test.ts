import { expect } from 'chai'
import { failurePaths, translatedPaths } from '../data/routes.ts'
import { visiting } from './visit.ts'

const paths = translatedPaths.flat()

describe('every route in a browser', function () {
  this.timeout(600_000)

  for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles'])
    describe(timezoneId, () => {
      const visit = visiting({ timezoneId })

      it('is taken over by the script without a complaint, and stays as it was', async () => {
        const { page, url, complaints } = visit
        const failed: Array<string> = []
        page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()}: ${response.url()}`))
        await page.addInitScript({
          content: "addEventListener('securitypolicyviolation', (event) => console.error('policy', event.violatedDirective))",
        })
        for (const path of [...paths, ...failurePaths]) {
          await page.goto(url + path)
          const before = await page.locator('#site').innerHTML()
          const shell = page.waitForResponse('**/_layout.json')
          await page.locator('.header a[href]').first().dispatchEvent('focusin')
          await page.locator('.footer nav a[href]').first().dispatchEvent('pointerover')
          await shell
          await page.waitForFunction(() =>
            Object.keys(document.getElementById('site') as object).some((key) => key.startsWith('__reactContainer')),
          )
          expect(await page.locator('#site').innerHTML(), path).to.equal(before)
          expect([...complaints, ...failed], path).to.deep.equal([])
        }
      })
    })

  describe('by way of the one before', () => {
    const visit = visiting()

    it('is shown without loading a document', async () => {
      const { page, url, complaints } = visit
      await page.goto(`${url}/nl/`)
      const titles = new Set<string>()
      for (const path of paths) {
        await page.evaluate((to) => {
          const { navigation } = globalThis as unknown as {
            navigation: { navigate: (to: string) => { finished: Promise<unknown> } }
          }
          return navigation.navigate(to).finished.then(() => undefined)
        }, path)
        expect(await page.locator('h1').count(), path).to.equal(1)
        expect(await page.locator('link[rel=canonical]').getAttribute('href'), path).to.contain(path)
        titles.add(await page.title())
      }
      expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).to.equal(1)
      expect(titles.size).to.be.above(paths.length / 2)
      expect(complaints).to.deep.equal([])
    })
  })
})
