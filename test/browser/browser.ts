import type { Context } from 'mocha'
import { type Browser, chromium } from 'playwright'

const executable = process.env.KADE_BROWSER

/** The browser that `npm test` found. Without one the tests are skipped, but fail where CI promises one. */
export const launch = async (context: Context): Promise<Browser> => {
  if (executable === undefined) {
    if (process.env.CI) throw new Error('There is no browser: run npm test, which looks for one, or set KADE_BROWSER.')
    context.skip()
  }
  return chromium.launch({
    executablePath: executable,
    // Root may run it inside of a container only without its own sandbox.
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ].concat(process.getuid?.() === 0 ? '--no-sandbox' : []),
  })
}
