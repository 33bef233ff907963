import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
      if (owner) dropStale(file, aside)
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

/** A lock that says nothing was written by no run of ours, since ours are whole from the beginning. */
const nobody: Owner = { pid: -1, started: '' }

const ownerOf = (file: string): Owner | undefined => {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Owner | null) ?? nobody
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    if (error instanceof SyntaxError) return nobody
    throw error
  }
}

/** One run at a time: else it could be the lock of one that was quicker. */
const dropStale = (file: string, aside: string): void => {
  const turn = `${file}.turn`
  if (linked(aside, turn)) {
    removeUnheld(file)
    rmSync(turn, { force: true })
  } else removeUnheld(turn)
}

const removeUnheld = (file: string): void => {
  const owner = ownerOf(file)
  if (owner && !isAtWork(owner)) rmSync(file, { force: true })
}

const release = (file: string, own: Owner): void => {
  try {
    const owner = ownerOf(file)
    if (owner?.pid === own.pid && owner.started === own.started) rmSync(file, { force: true })
  } catch {
    // Where nothing can be removed any more, it is nobody's as soon as this process has ended.
  }
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
