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
    begin: async (): Promise<Files> => {
      if (copied) await copied
      else if (lookForSpare()) renameSync(spare, draft)
      else {
        removeTree(spare)
        mkdirSync(draft, { recursive: true })
        return {}
      }
      unlinkSync(join(draft, mark))
      return (copied ? current : spared) ?? {}
    },
    /** A copy that nobody began with is there for the next time. */
    end: async (): Promise<void> => {
      await copied?.catch(() => removeTree(draft))
      if (existsSync(draft)) renameSync(draft, spare)
    },
  }
}
