import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './lock.ts'

/** Puts `next` in the place of `target`, and what was there in the place of `old`. */
export const swap = (target: string, next: string, old: string): void => {
  removeTree(old)
  if (!existsSync(target)) renameSync(next, target)
  else if (exchanged(next, target)) renameSync(next, old)
  else moveAside(target, next, old)
}

const moveAside = (target: string, next: string, old: string): void => {
  renameSync(target, old)
  try {
    renameSync(next, target)
  } catch (error) {
    renameSync(old, target)
    throw error
  }
}

/** Where the system can exchange two folders there is no moment without one; else there is one, which `recover` mends. */
const exchanged = (one: string, other: string): boolean =>
  process.platform === 'linux' && spawnSync('mv', ['--exchange', '--no-copy', '-T', one, other], { stdio: 'ignore' }).status === 0

/** What killed runs left: the website itself between two renames, and whatever they had begun or were about to clear. */
export const recover = (target: string, beside: string): void => {
  const [draft, old] = [join(beside, 'draft'), join(beside, 'old')]
  if (!existsSync(target) && existsSync(old)) renameSync(old, target)
  removeTree(old)
  removeTree(draft)
  for (const name of readdirSync(beside)) if (isRemnant(name)) rmSync(join(beside, name), { force: true })
}

/** What a process writes aside bears its number. */
const isRemnant = (name: string): boolean => {
  const pid = /\.(\d+)$/.exec(name)?.[1]
  return pid !== undefined && !isAlive(Number(pid))
}

/** Like `rm -r`, and many times faster than Node's own. */
export const removeTree = (folder: string): void => {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeTree(path)
    else unlinkSync(path)
  }
  rmdirSync(folder)
}
