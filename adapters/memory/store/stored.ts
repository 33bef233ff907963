import type { Sys } from '../../../domain/platform/sys.ts'

/** A record as it is kept: without its space and environment, which follow from where it is. It is never changed, only replaced. */
export type Stored = { readonly sys: StoredSys; readonly [name: string]: unknown }
export type StoredSys = Sys & { readonly [name: string]: unknown }

/** One change: a record put (or, without one, removed), a folder and all below it copied or cleared. */
export type Change =
  | { readonly put: string; readonly id: string; readonly record: Stored }
  | { readonly remove: string; readonly id: string }
  | { readonly copy: string; readonly to: string }
  | { readonly clear: string }

/** A `sys` made of several; what is undefined in a later one is taken out. */
export const sysOf = (sys: StoredSys, ...changes: ReadonlyArray<{ readonly [name: string]: unknown }>): StoredSys =>
  Object.fromEntries(
    Object.entries(Object.assign({}, sys, ...changes) as StoredSys).filter(([, value]) => value !== undefined),
  ) as StoredSys
