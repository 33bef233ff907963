import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Report } from '../../../site/check/report/report.ts'
import { temporaryFolder } from '../../data/folder.ts'
import { kade, type Ran } from '../../data/run.ts'
import { website } from '../../data/website.ts'
import { plant } from './checked.ts'
import { smallWebsite, writeFiles } from './small-website.ts'

describe('the command check', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  const good = join(folder, 'good')
  const bad = join(folder, 'bad')

  before(() => {
    writeFiles(good, smallWebsite())
    const files = smallWebsite()
    for (const file of ['nl/over-ons/index.html', 'nl/over-ons/_payload.json'])
      plant(files, file, (text) => text.replace('/nl/#home-text', '/nl/weg|/'))
    plant(files, 'nl/over-ons/index.html', (html) => html.replace('<header><a href="/nl/">', '<header><a href="/nl">'))
    for (let number = 0; number < 12; number += 1)
      plant(files, 'en/about-us/index.html', (html) => html.replace('<p>', `<a href="/en/gone-${number}/">gone</a><p>`))
    writeFiles(bad, files)
  })

  const check = (out: string, ...argv: ReadonlyArray<string>): Promise<Ran> =>
    kade(['check', '--out', out, ...argv], { GITHUB_STEP_SUMMARY: '' })
  const reportOf = async (out: string, ...argv: ReadonlyArray<string>): Promise<Report> =>
    JSON.parse((await check(out, '--format', 'json', ...argv)).stdout)

  it('finds nothing in the website of this project', async () => {
    const { dist } = await website()
    const { findings, summary, largest } = await reportOf(dist)
    expect(findings).to.deep.equal([])
    expect(summary.pages).to.equal(122)
    expect(summary.links).to.be.above(5000)
    expect(largest).to.have.length(10)
    expect(largest[0]?.sent).to.be.below(largest[0]?.bytes ?? 0)
    expect((await check(dist)).code).to.equal(0)
  })

  it('tells people what it found, by rule, with its place and its remedy', async () => {
    const { code, stdout } = await check(bad)
    expect(code).to.equal(1)
    expect(stdout).to.contain(
      [
        '✗ link (13): Every address of this website leads to a file that is there.',
        '',
        '  /en/about-us/',
        '    <a href="/en/gone-0/"> leads to nothing: there is no /en/gone-0/.',
        '    → Correct the address, or write what it leads to.',
      ].join('\n'),
    )
    expect(stdout).to.contain('  … and 3 more; --verbose shows all of them.')
    expect(stdout).to.contain('! detour (1): ')
    expect(stdout).to.contain(`✗ 13 errors, 1 warning. ${bad}: 6 pages, `)
    expect(stdout).to.match(/The largest pages +as written +as sent\n +\/\w/)
    expect(stdout).not.to.contain('The slowest pages')
  })

  it('shows all findings with --verbose', async () => {
    const { stdout } = await check(bad, '--verbose')
    expect(stdout).to.contain(
      [
        '  entry "about.text", field "text", nl-BE',
        '    on /nl/over-ons/',
        '    <a href="/nl/weg|/"> leads to nothing: there is no /nl/weg|/.',
      ].join('\n'),
    )
    expect(stdout).not.to.contain('--verbose shows')
  })

  it('ends well where there are only warnings', async () => {
    const warned = join(folder, 'warned')
    const files = smallWebsite()
    plant(files, 'nl/over-ons/index.html', (html) => html.replace('<header><a href="/nl/">', '<header><a href="/nl">'))
    writeFiles(warned, files)
    const { code, stdout } = await check(warned)
    expect(code).to.equal(0)
    expect(stdout).to.contain('! 0 errors, 1 warning.')
  })

  it('tells programs the same as JSON, and nothing else', async () => {
    const { code, stdout } = await check(bad, '--format', 'json', '--verbose')
    expect(code).to.equal(1)
    const report: Report = JSON.parse(stdout)
    expect(report).to.have.all.keys('version', 'folder', 'summary', 'rules', 'findings', 'largest')
    expect(report.version).to.equal(1)
    expect(report.summary).to.include({ pages: 6, errors: 13, warnings: 1 })
    expect(report.findings.find(({ place }) => place)).to.deep.equal({
      rule: 'link',
      severity: 'error',
      what: '<a href="/nl/weg|/"> leads to nothing: there is no /nl/weg|/.',
      remedy: 'Correct the address, or write what it leads to.',
      place: { entry: 'about.text', field: 'text', locale: 'nl-BE' },
      at: ['/nl/over-ons/'],
    })
    for (const { rule } of report.findings) expect(report.rules.map(({ name }) => name)).to.include(rule)
  })

  it('writes Markdown for a job on GitHub, and adds it to its summary whatever else it prints', async () => {
    const { stdout } = await check(bad, '--format', 'github')
    expect(stdout).to.contain('❌ **13 errors, 1 warning.** 6 pages')
    expect(stdout).to.contain('### ❌ link')
    expect(stdout).to.contain('| /en/about-us/ | \\<a href="/en/gone-0/"\\> leads to nothing: there is no /en/gone-0/. |')
    expect(stdout).to.contain('… and 3 more.')

    const summary = join(folder, 'summary.md')
    writeFileSync(summary, 'before\n')
    const run = await kade(['check', '--out', good], { GITHUB_STEP_SUMMARY: summary })
    expect(run.stdout).to.contain('✓ Nothing was found.')
    expect(readFileSync(summary, 'utf8')).to.match(/^before\n## The website\n\n✅ \*\*Nothing was found\.\*\*/)
  })

  it('shows the pages that took the generator longest, if it left a report', async () => {
    const pages = Array.from({ length: 12 }, (_, index) => ({ path: `/nl/${index}/`, milliseconds: index + 0.25 }))
    mkdirSync(join(folder, '.kade', 'good'), { recursive: true })
    writeFileSync(join(folder, '.kade/good/report.json'), JSON.stringify({ pages }))
    const { slowest = [] } = await reportOf(good)
    expect(slowest.map(({ path }) => path)).to.deep.equal([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `/nl/${index}/`))
    expect((await check(good)).stdout).to.match(/The slowest pages +generated in\n +\/nl\/11\/ +11\.3 ms\n/)
  })

  it('takes budgets, in kilobytes', async () => {
    const { findings } = await reportOf(good, '--budget-html', '0.1')
    expect(findings.map(({ rule }) => rule)).to.include('weight')
    const { code, stderr } = await check(good, '--budget-html', 'much', '--format', 'yaml')
    expect(code).to.equal(1)
    expect(stderr).to.contain('2 problems.').and.to.contain('"much" is no budget.').and.to.contain('"yaml" is no format.')
  })

  it('says what to do where no website is', async () => {
    const { code, stderr } = await check(join(folder, 'nothing'))
    expect(code).to.equal(1)
    expect(stderr).to.contain('npm run generate')
  })
})
