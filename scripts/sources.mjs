import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './setup.mjs'

/** Whatever the generator, its pages and their styles and scripts are made of; content is not among it. */
const folders = ['domain', 'ports', 'adapters', 'renderer', 'site', 'scripts']
const files = ['package.json', 'package-lock.json']
const others = [join('site', 'content'), join('scripts', 'bench')]

const known = `${root}node_modules/.cache/kade/sources.json`

/** Changes with any byte of the sources, and with nothing else. Their bytes are read only if their times or sizes changed. */
export const sourcesHash = () => {
  const all = [...files, ...folders.flatMap(filesIn).sort()]
  const seen = all.map((path) => `${path} ${stampOf(statSync(root + path))}`).join('\n')
  const before = existsSync(known) ? JSON.parse(readFileSync(known, 'utf8')) : {}
  if (before.seen === seen) return before.hash
  const hash = createHash('sha256')
  for (const path of all)
    hash
      .update(`${path}\0`)
      .update(readFileSync(root + path))
      .update('\0')
  const found = { seen, hash: hash.digest('hex').slice(0, 16) }
  mkdirSync(dirname(known), { recursive: true })
  writeFileSync(`${known}.${process.pid}`, JSON.stringify(found))
  renameSync(`${known}.${process.pid}`, known)
  return found.hash
}

const stampOf = ({ size, mtimeMs, ctimeMs, ino }) => `${size} ${mtimeMs} ${ctimeMs} ${ino}`

const filesIn = (folder) =>
  readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return others.includes(path) ? [] : filesIn(path)
  })
