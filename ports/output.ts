import type { Checked } from './content.ts'

/** `path` is relative to the output folder, with forward slashes. */
export type OutputFile = { readonly path: string; readonly contents: string | Uint8Array }

/** How many bytes a file has, and what they are known by. */
export type Stamp = readonly [bytes: number, hash: string]

/** What was written, and what its writer wants to know the next time. */
export type Written<A> = {
  readonly files: { readonly [path: string]: Stamp }
  readonly notes: A
}

/** What was written before. Of a large website there is much to know: it is read when it is asked for. */
export type Remembered<A> = Pick<Written<A>, 'files'> & {
  /** One of the notes; nothing where it cannot be read. */
  readonly recall: <Name extends keyof A>(name: Name) => A[Name] | undefined
}

/** A website that is being written aside. */
export type Draft = {
  /** The folder it is written into, for writers in other threads. */
  readonly folder: string
  /** Which file is there already, and needs no writing. */
  readonly has: (path: string, hash: string) => boolean
  readonly write: (file: OutputFile) => void
}

/** Makes a folder that has all files of another one, and shares their bytes. */
export type Copy = (from: string, to: string) => Promise<void>

/** How much of a website is written again: most of it, or little. */
export type Extent = 'anew' | 'in part'

/** A place for one website, that nobody else writes to meanwhile. */
export type Opened<A> = {
  /** What is there, as it was written: every file of it was looked after. */
  readonly current: Remembered<A> | undefined
  /** Parts of the same website that were written elsewhere, and can be taken over as well. */
  readonly parts: ReadonlyArray<Written<A>>
  /** Begins with a copy of what is there while something else is done, if one will be needed. */
  readonly prepare: (copy: Copy) => void
  /**
   * Makes a website of the files that `fill` names; those it did not write are taken over from what is there. All of it, or nothing, takes the
   * place of the old one. Where most of it is written `anew`, no copy of the old one is changed.
   */
  readonly replace: (fill: (draft: Draft) => Checked<Written<A>>, how?: Extent) => Checked<Written<A>>
}

export type Output = {
  /** A failure, or a kill at any moment, leaves what is there as it was. */
  readonly open: <A extends object, B>(work: (opened: Opened<A>) => Checked<B>) => Checked<B>
}
