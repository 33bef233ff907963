import { constants, copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A second name for the same bytes. The other place may be on another disk. */
export const link = (from: string, to: string): void => {
  try {
    linkSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(from, to, constants.COPYFILE_EXCL)
  }
}

/** All files of a folder in a new one. */
export const linkTree = (from: string, to: string): void => {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(here, there)
    else link(here, there)
  }
}
