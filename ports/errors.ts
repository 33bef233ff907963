import { type Explanation, explainProblem, type Problem } from '../domain/problem.ts'
import { explainPlatform, type PlatformError } from './platform-errors.ts'

export type { PlatformError, SentRequest, Subject } from './platform-errors.ts'

export type FileError =
  | { readonly _tag: 'BadFile'; readonly file: string; readonly reason: string }
  | { readonly _tag: 'NothingThere'; readonly folder: string }
  | { readonly _tag: 'NotOurs'; readonly folder: string }
  | { readonly _tag: 'NotWritten'; readonly path: string; readonly reason: string }
  | { readonly _tag: 'Busy'; readonly folder: string; readonly pid: number }

/** What can go wrong with a space as a whole, while each single answer was right. */
export type SpaceError =
  | { readonly _tag: 'TooSlow'; readonly space: string; readonly seconds: number }
  | { readonly _tag: 'Restless'; readonly space: string; readonly times: number }

/** How the program was called. */
export type UsageError = { readonly _tag: 'BadOption'; readonly option: string; readonly reason: string; readonly remedy: string }

/** Everything that can end a run. */
export type Failure = Problem | PlatformError | SpaceError | FileError | UsageError

/** The same for everything that can end a run. */
export const explain = (failure: Failure): Explanation => {
  switch (failure._tag) {
    case 'BadFile':
      return {
        where: failure.file,
        what: failure.reason,
        remedy: 'Correct the file, or export the content again.',
      }
    case 'NothingThere':
      return {
        where: failure.folder,
        what: 'There is no website in this folder yet.',
        remedy: 'Write it first: npm run generate',
      }
    case 'NotOurs':
      return {
        where: failure.folder,
        what: 'The folder holds files that were not generated here, and it would be replaced.',
        remedy: 'Choose another folder, or empty this one yourself.',
      }
    case 'NotWritten':
      return {
        where: failure.path,
        what: `It could not be written: ${failure.reason}.`,
        remedy: 'Check the space and the permissions there.',
      }
    case 'Busy':
      return {
        where: failure.folder,
        what: `Another run (process ${failure.pid}) writes into the folder, and has not ended.`,
        remedy: 'Wait for it or stop it, or choose another folder with --out.',
      }
    case 'TooSlow':
      return {
        where: `the space ${failure.space}`,
        what: `It could not be read within ${failure.seconds} s.`,
        remedy: 'Check the network, or allow more time (--fetch-deadline).',
      }
    case 'Restless':
      return {
        where: `the space ${failure.space}`,
        what: `Its content changed while it was read, ${failure.times} times in a row.`,
        remedy: 'Try again when nobody publishes.',
      }
    case 'BadOption':
      return { where: failure.option, what: failure.reason, remedy: failure.remedy }
    case 'Refused':
    case 'Unreadable':
    case 'Unreachable':
    case 'TooMuch':
    case 'Aborted':
    case 'Overdue':
    case 'Incomplete':
    case 'Invalid':
    case 'NotFound':
    case 'NoOrganization':
    case 'Failed':
    case 'Unfinished':
      return explainPlatform(failure)
    default:
      return explainProblem(failure)
  }
}
