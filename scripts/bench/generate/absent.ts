import { constants } from 'node:buffer'
import { peerNames } from './peers.ts'

/** Who cannot take part, and why. */
export type Absent = { readonly name: string; readonly why: string }

/** Peers parse the export as one string. Their Node makes none of a file with as many bytes or more, as this one does not. */
const tooMany = constants.MAX_STRING_LENGTH

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`

/** Those among these contenders for whom there is too much content. */
export const absentAmong = (names: ReadonlyArray<string>, contentBytes: number): ReadonlyArray<Absent> =>
  names
    .filter((name) => contentBytes >= tooMany && peerNames.includes(name))
    .map((name) => ({
      name,
      why: `it parses the export as one string, and Node makes none of ${megabytes(tooMany)} or more; this one has ${megabytes(contentBytes)}`,
    }))
