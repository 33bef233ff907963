import { existsSync, mkdirSync, renameSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Copy, Written } from '../../../ports/output.ts'
import { removeTree } from './swap.ts'
import { mark, readFiles } from './trees.ts'

export type Files = Written<unknown>['files']

/**
 * What a draft begins with: the folder before this one, which needs the fewest changes to become the next one; else a copy of this one, if it was
 * prepared; else nothing. Where nothing is known of this one (`current`), whatever it shares with others is not to be relied on either.
 */
export const baseFor = (target: string, draft: string, spare: string, current: Files | undefined, records: string) => {
  let spared: Files | undefined
  let copied: Promise<void> | undefined
  const lookForSpare = (): Files | undefined => {
    spared ??= current && readFiles(spare, records)
    return spared
  }
  return {
    prepare: (copy: Copy): void => {
      if (!current || copied || lookForSpare()) return
      removeTree(spare)
      copied = copy(target, draft)
      // Whoever begins hears of it.
      copied.catch(() => undefined)
    },
    /** The files that are there now. Without its mark it is nobody's website any more. */
    begin: async (anew: boolean): Promise<Files> => {
      await copied
      const files = anew ? undefined : copied ? current : lookForSpare()
      if (files) {
        if (!copied) renameSync(spare, draft)
        unlinkSync(join(draft, mark))
        return files
      }
      // It is cleared at the end: on some file systems it takes longer to make files when many were removed just before.
      if (copied) renameSync(draft, spare)
      mkdirSync(draft, { recursive: true })
      return {}
    },
    /** A copy that nobody began with is there for the next time. */
    end: async (): Promise<void> => {
      await copied?.catch(() => removeTree(draft))
      if (existsSync(draft)) renameSync(draft, spare)
    },
  }
}
