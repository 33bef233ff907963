import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Who is at work: a number of a process may be given again to another one, so the moment it started tells them apart. */
type Owner = { readonly pid: number; readonly started: string }

export type Lock = { readonly release: () => void }

/** The lock, or the process that has it. One that belongs to nobody any more is taken over. */
export const takeLock = (file: string): Lock | number => {
  mkdirSync(dirname(file), { recursive: true })
  const own: Owner = { pid: process.pid, started: startOf(process.pid) ?? '' }
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, JSON.stringify(own))
  try {
    for (;;) {
      // A link is made by one process only, and never without its contents.
      if (linked(aside, file)) return { release: () => release(file, own) }
      const owner = ownerOf(file)
      if (owner && isAtWork(owner)) return owner.pid
      if (owner) dropStale(file, owner)
    }
  } finally {
    rmSync(aside, { force: true })
  }
}

const linked = (from: string, to: string): boolean => {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const ownerOf = (file: string): Owner | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    // Written by no run of ours, since ours are whole from the beginning.
    if (error instanceof SyntaxError) return { pid: -1, started: '' }
    throw error
  }
}

/** Aside first: another run may have taken it over meanwhile, and then gets it back. */
const dropStale = (file: string, stale: Owner): void => {
  const dropped = `${file}.stale-${process.pid}`
  try {
    renameSync(file, dropped)
  } catch {
    return
  }
  const owner = ownerOf(dropped)
  if (owner && (owner.pid !== stale.pid || owner.started !== stale.started)) linked(dropped, file)
  rmSync(dropped, { force: true })
}

const release = (file: string, own: Owner): void => {
  const owner = ownerOf(file)
  if (owner?.pid === own.pid && owner.started === own.started) rmSync(file, { force: true })
}

const isAtWork = ({ pid, started }: Owner): boolean => {
  if (pid <= 0 || !isAlive(pid)) return false
  const now = startOf(pid)
  return now === undefined || now === started
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** In ticks since the machine started, where the system tells (Linux). */
const startOf = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in the second place may have spaces of its own.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
