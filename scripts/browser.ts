import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const installed = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(
    (file) => existsSync(file),
  )

const playwrights = (): string | undefined => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

const succeeds = (command: string, ...args: ReadonlyArray<string>): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0

const installPlaywrights = (): string | undefined => {
  console.error('Looking for a browser: none is installed, trying that of Playwright …')
  const cli = join('node_modules', 'playwright', 'cli.js')
  return spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 }).status === 0
    ? playwrights()
    : undefined
}

/** With the rights for it: as root, or where sudo asks no questions. The fonts are those that pages fall back to. */
const installDebians = (): string | undefined => {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined
  console.error('Playwright’s could not be had, trying the package of Debian …')
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const isThere =
    succeeds(command ?? '', ...before, 'update', '-qq') &&
    succeeds(command ?? '', ...before, 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')
  return isThere ? installed() : undefined
}

/** A browser for the tests, installed if need be. Without one those tests are skipped, or fail where CI says so. */
export const browserOrNone = async (): Promise<string | undefined> => {
  const named = process.env.KADE_BROWSER
  const browser = named && existsSync(named) ? named : (installed() ?? playwrights() ?? installPlaywrights() ?? installDebians())
  if (browser === undefined)
    console.error(
      '\n!! No browser could be found or installed: the browser tests are SKIPPED. Install Chromium, or set KADE_BROWSER.\n',
    )
  return browser
}
