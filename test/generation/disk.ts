import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small disk in memory. */
export type Disk = { readonly folder: string; readonly remount: (options: string) => void; readonly unmount: () => void }

const run = (...[command = '', ...argv]: ReadonlyArray<string>): void => {
  const { status, stderr, error } = spawnSync(command, argv, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${argv.join(' ')}: ${error?.message ?? stderr}`)
}

export const mount = (folder: string, options: string): Disk => {
  run('mount', '-t', 'tmpfs', '-o', options, 'kade-test', folder)
  return {
    folder,
    remount: (changed) => run('mount', '-o', `remount,${changed}`, folder),
    unmount: () => {
      run('umount', folder)
      rmSync(folder, { recursive: true })
    },
  }
}

/** Only the administrator of a Linux machine may, and not in every container. */
export const canMount = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'kade-disk-'))
  try {
    mount(folder, 'size=64k').unmount()
    return true
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return false
  }
})()
