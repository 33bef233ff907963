import { spawn } from 'node:child_process'
import { browserOrNone } from './browser.ts'

const help = `Usage: npm test -- [options] [files]

Runs the tests, those in a real browser too: an installed Chromium or Chrome, else Playwright's, else Debian's.
Options and files go to mocha: --grep <text>, test/domain/routes.test.ts, …

Environment:
  KADE_BROWSER  the browser to use
  CI            without a browser the run fails, instead of skipping what needs one`

const isFile = (argument: string, before: string | undefined) =>
  !argument.startsWith('-') && !before?.match(/^--?(grep|g|fgrep|f|timeout|t)$/)

export const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  if (argv.includes('--help') || argv.includes('-h')) {
    console.log(help)
    return 0
  }
  const files = argv.filter((argument, index) => isFile(argument, argv[index - 1]))
  const rest = argv.filter((argument) => !files.includes(argument))
  const browser = await browserOrNone()
  // Mocha adds files to those of its configuration; naming some means only those.
  const only = files.length > 0 ? ['--no-config', '--import=tsx', '--timeout=20000', ...files] : []
  // A test that fails may leave a server open, which must not keep CI waiting.
  const mocha = ['node_modules/mocha/bin/mocha.js', '--exit', '--reporter', 'scripts/reporter.mjs', ...rest, ...only]
  return new Promise((done) => {
    const child = spawn(process.execPath, mocha, {
      stdio: 'inherit',
      env: { ...process.env, ...(browser === undefined ? {} : { KADE_BROWSER: browser }) },
    })
    child.on('close', (code) => done(code ?? 1))
  })
}
