import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'

let count = 0

/**
 * Takes what is in the folder of a contender out of the way. It is deleted after everything was measured: ext4 for one avoids places that were
 * freed within the last minutes, and looks at all of them whenever a file is made; runs after that take several times as long.
 */
export const moveAside = (folder: string, ...names: ReadonlyArray<string>): void => {
  for (const name of names) {
    if (!existsSync(join(folder, name))) continue
    const place = join(dirname(folder), 'aside', String(count))
    count += 1
    mkdirSync(place, { recursive: true })
    renameSync(join(folder, name), join(place, 'it'))
  }
}
