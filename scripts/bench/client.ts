import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackage } from '../package.ts'
import { bundleSize } from './bundle.ts'
import { benchDelivery } from './delivery.ts'
import { importTime, interleaved } from './measure.ts'

const clients = {
  management: { theirs: 'contentful-management', ours: 'kade/management', options: "{ accessToken: 'a' }" },
  delivery: { theirs: 'contentful', ours: 'kade/delivery', options: "{ space: 'a', accessToken: 'a' }" },
} as const

type Row = readonly [what: string, theirs: string, ours: string, ratio: number, target?: number]

const bytes = (count: number) => `${(count / 1000).toFixed(1)} kB`
const milliseconds = (time: number) => `${time.toFixed(1)} ms`
const row = (what: string, theirs: number, ours: number, shown: (value: number) => string, target?: number): Row =>
  [what, shown(theirs), shown(ours), ours / theirs, ...(target === undefined ? [] : [target])] as unknown as Row

/** Installs a package alone, as a user does; gives the folder. */
const installed = (...packages: ReadonlyArray<string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kade-bench-'))
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', '--prefer-offline', ...packages], {
    cwd: folder,
    stdio: 'ignore',
  })
  return folder
}

const packagesIn = (folder: string): number =>
  execFileSync('npm', ['ls', '--all', '--parseable'], { cwd: folder, encoding: 'utf8' }).trim().split('\n').length - 1
const weightOf = (folder: string): number =>
  readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, 'node_modules', name)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0)

const compare = async (): Promise<ReadonlyArray<Row>> => {
  const built = await buildPackage()
  const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', built], { cwd: built, encoding: 'utf8' }).trim()
  const ours = installed(join(built, tarball))
  const rows: Array<Row> = []
  const folders = [ours]
  for (const [name, { theirs, ours: entry, options }] of Object.entries(clients)) {
    const official = installed(theirs)
    folders.push(official)
    const times = interleaved(15, { theirs: () => importTime(theirs, official), ours: () => importTime(entry, ours) })
    rows.push(row(`${name}: import`, times.theirs, times.ours, milliseconds, 0.25))
    for (const platform of ['browser', 'node'] as const) {
      const program = (module: string) => `import { createClient } from '${module}'; console.log(createClient(${options}))`
      const [their, our] = [
        await bundleSize(program(theirs), official, platform),
        await bundleSize(program(entry), ours, platform),
      ]
      const target = name === 'delivery' && platform === 'browser' ? 1 / 3 : undefined
      rows.push(row(`${name}: bundle for ${platform}, minified`, their.minified, our.minified, bytes, target))
      rows.push(row(`${name}: the same, gzip`, their.gzip, our.gzip, bytes, target))
    }
    rows.push(row(`${name}: packages installed`, packagesIn(official), packagesIn(ours), String))
    rows.push(row(`${name}: installed size`, weightOf(official), weightOf(ours), bytes))
  }
  const fetched = await benchDelivery(join(built, 'dist/delivery.js'))
  rows.push(
    row(
      `delivery: fetch, decode, resolve ${(fetched.bytes / 1e6).toFixed(1)} MB`,
      fetched.theirs,
      fetched.ours,
      milliseconds,
      0.7,
    ),
  )
  for (const folder of folders) if (existsSync(folder)) rmSync(folder, { recursive: true })
  return rows
}

export const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  if (argv.includes('--help')) {
    console.log(
      'Usage: npm run bench:client\n\nMeasures the clients side by side with the official ones: import, bundles, installation, speed.',
    )
    return 0
  }
  const rows = await compare()
  const line = (cells: ReadonlyArray<string>) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(44) : cell.padStart(12))).join('')
  console.log(line(['', 'official', 'kade', 'ratio', 'target']))
  for (const [what, theirs, ours, ratio, target] of rows)
    console.log(
      line([
        what,
        theirs,
        ours,
        ratio.toFixed(2),
        target === undefined ? '' : `${target.toFixed(2)} ${ratio <= target ? '✓' : '✗'}`,
      ]),
    )
  return 0
}
