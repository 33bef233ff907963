import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { temporaryFolder } from './data/folder.ts'

const readme = readFileSync('README.md', 'utf8')
const snippets = (language: string): ReadonlyArray<string> =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code)

/** The comment lines after the last call are what it prints. */
const promised = (code: string): string =>
  code
    .trimEnd()
    .split('\n')
    .reverse()
    .find((line) => line.startsWith('// '))
    ?.slice(3) ?? ''

describe('the README', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()

  // Those that use the package are run from an installed one, in test/package/.
  for (const [index, code] of snippets('ts')
    .filter((snippet) => !snippet.includes("from 'kade/"))
    .entries())
    it(`shows a program that prints what it says: ${promised(code)}`, () => {
      const cache = resolve('node_modules/.cache/kade')
      mkdirSync(cache, { recursive: true })
      const file = join(cache, `readme-${index}.mts`)
      writeFileSync(file, code.replaceAll("from './", `from '${resolve('.')}/`))
      const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8' })
      rmSync(file)
      expect(stdout.trim(), stderr).to.equal(promised(code))
    })

  it('shows how to generate elsewhere', () => {
    const code = snippets('sh').find((snippet) => snippet.includes('--out public')) ?? ''
    const environment = { ...process.env, CONTENTFUL_SPACE_ID: '', CONTENTFUL_ACCESS_TOKEN: '' }
    const { status, stdout, stderr } = spawnSync('sh', ['-e'], {
      input: code.replace('--out public', `--out ${join(folder, 'public')}`),
      encoding: 'utf8',
      env: environment,
    })
    expect(status, stderr).to.equal(0)
    expect(stdout).to.contain('122 pages written')
    expect(readFileSync(join(folder, 'public/sitemap.xml'), 'utf8')).to.contain('https://www.example.com/nl/')
  })

  it('names every command and every setting there is', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { [name: string]: string } }
    for (const name of Object.keys(scripts)) expect(readme, name).to.match(new RegExp(`npm (run )?${name}\\b`))
    for (const variable of [
      'KADE_CONTENT',
      'KADE_OUT',
      'SITE_ORIGIN',
      'CONTENTFUL_SPACE_ID',
      'CONTENTFUL_ACCESS_TOKEN',
      'CONTENTFUL_ENVIRONMENT',
      'CONTENTFUL_HOST',
    ])
      expect(readme).to.contain(variable)
  })
})
