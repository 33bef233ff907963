import { type Explanation, explainProblem, type Problem } from '../domain/problem.ts'

export type PlatformError =
  /** It answered no. `name` is the platform's own error id. */
  | { readonly _tag: 'Refused'; readonly call: string; readonly status: number; readonly name: string; readonly message: string }
  /** It answered something its contract does not allow. */
  | { readonly _tag: 'Unreadable'; readonly call: string; readonly problems: ReadonlyArray<string> }
  /** It did not answer. */
  | { readonly _tag: 'Unreachable'; readonly call: string; readonly attempts: number; readonly reason: string }

export type FileError =
  | { readonly _tag: 'BadFile'; readonly file: string; readonly reason: string }
  | { readonly _tag: 'NothingThere'; readonly folder: string }
  | { readonly _tag: 'NotOurs'; readonly folder: string }
  | { readonly _tag: 'NotWritten'; readonly path: string; readonly reason: string }

/** How the program was called. */
export type UsageError = { readonly _tag: 'BadOption'; readonly option: string; readonly reason: string; readonly remedy: string }

/** Everything that can end a run. */
export type Failure = Problem | PlatformError | FileError | UsageError

const remedyOf = (status: number): string => {
  if (status === 401) return 'Check the access token (CONTENTFUL_ACCESS_TOKEN): it must be a delivery token of this space.'
  if (status === 403) return 'Check that the token may read this environment.'
  if (status === 404) return 'Check the space (CONTENTFUL_SPACE_ID) and the environment (CONTENTFUL_ENVIRONMENT).'
  return status >= 500 || status === 429 ? 'Try again later.' : 'Check the request against the documentation of the platform.'
}

/** No `default`: a new tag without a sentence does not compile. */
export const explain = (failure: Failure): Explanation => {
  switch (failure._tag) {
    case 'Refused':
      return {
        where: failure.call,
        what: `The content platform refused: ${failure.name} (${failure.status}). ${failure.message}`,
        remedy: remedyOf(failure.status),
      }
    case 'Unreadable':
      return {
        where: failure.call,
        what: `The answer breaks the contract of the content platform:${failure.problems.map((problem) => `\n  - ${problem}`).join('')}`,
        remedy: 'Check that the host (CONTENTFUL_HOST) is a delivery API.',
      }
    case 'Unreachable':
      return {
        where: failure.call,
        what: `No answer after ${failure.attempts} ${failure.attempts === 1 ? 'attempt' : 'attempts'}: ${failure.reason}.`,
        remedy: 'Check the host (CONTENTFUL_HOST) and the network.',
      }
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
    case 'BadOption':
      return { where: failure.option, what: failure.reason, remedy: failure.remedy }
    default:
      return explainProblem(failure)
  }
}
