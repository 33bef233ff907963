import type { Entity } from '../../domain/platform/sys.ts'
import type { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { Circumstances, Outcome, Versioned } from '../../ports/platform/operations.ts'
import type { Platform } from '../../ports/platform/platform.ts'
import type { AnyEndpoint, Table } from '../wire/endpoint.ts'
import { tables } from '../wire/tables.ts'
import { systemClock } from './clock.ts'
import { iterate, type Page } from './iterate.ts'
import { type Change, modify, type Tries } from './modify.ts'
import { type Waiting, waiting } from './waiting.ts'

/** `getMany` is iterated by `iterate`, `getManyForSpace` by `iterateForSpace`. */
type IterationOf<Name> = Name extends `getMany${infer Rest}` | `getAll${infer Rest}` | `query${infer Rest}`
  ? `iterate${Rest}`
  : Name extends `getPublished${infer Rest}`
    ? `iteratePublished${Rest}`
    : never

type List = (at: never) => Outcome<{ readonly items: ReadonlyArray<unknown> }>
type Iteration<F> = F extends (at: infer At) => Outcome<{ readonly items: ReadonlyArray<infer A> }>
  ? (at: At) => AsyncIterable<E.Either<PlatformError, A>>
  : never
type Iterations<N> = {
  readonly [Name in keyof N as N[Name] extends List ? IterationOf<Name> : never]: Iteration<N[Name]>
}

/** For what is updated from the version in its `sys`. */
type Modification<N> = N extends {
  readonly get: (at: infer Read) => Outcome<infer A>
  readonly update: (at: infer Write, payload: infer Payload) => Outcome<infer _>
}
  ? Payload extends { readonly sys?: infer Sys }
    ? 'version' extends keyof NonNullable<Sys>
      ? { readonly modify: (at: Read & Write & Tries, change: Change<A, Payload>) => Outcome<A> }
      : object
    : object
  : object

type Nested<N> = { readonly [Name in keyof N as N[Name] extends Function_ ? never : Name]: Convenient<N[Name]> }
type Function_ = (...args: never) => unknown
type Convenient<N> = N & Modification<N> & Iterations<N> & Nested<N>

/** The platform with what one would otherwise write around it: waiting for actions, changing records, walking lists. */
export type ConvenientPlatform = { readonly [Name in keyof Platform]: Convenient<Platform[Name]> } & Waiting

export const withConveniences = (platform: Platform, clock: Clock = systemClock): ConvenientPlatform =>
  merged(merged(platform, additions(platform, clock)), waiting(platform, clock)) as ConvenientPlatform

type Namespace = { readonly [name: string]: unknown }
type Get = (at: Circumstances) => Outcome<Entity>
type Update = (at: Circumstances, payload: Versioned) => Outcome<Entity>

const additions = (namespace: object, clock: Clock, path: ReadonlyArray<string> = []): Namespace =>
  Object.fromEntries(
    Object.entries(namespace).flatMap(([name, member]): ReadonlyArray<readonly [string, unknown]> => {
      if (typeof member !== 'function') return [[name, additions(member as object, clock, [...path, name])]]
      const iteration = iterationOf(name)
      if (iteration) return [[iteration, inOrder(member as ListOperation, [...path, name].join('.'))]]
      return name === 'update' && 'get' in namespace && sendsVersion(path)
        ? [['modify', modify(clock)({ get: namespace.get as Get, update: member as Update })]]
        : []
    }),
  )

const iterationOf = (name: string): string | undefined => {
  const [, verb, rest] = /^(getMany|getAll|query|getPublished)(.*)$/.exec(name) ?? []
  return verb && (verb === 'getPublished' ? `iteratePublished${rest}` : `iterate${rest}`)
}

/** The table of `release.entry` is called `releaseEntry`. */
const sendsVersion = (path: ReadonlyArray<string>): boolean => {
  const name = path.map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join('')
  const update = (tables as { readonly [name: string]: Table | undefined })[name]?.update
  return (
    update !== undefined && ('forms' in update ? update.forms : [update]).some(({ version }: AnyEndpoint) => version === 'sent')
  )
}

type ListOperation = (at: Circumstances & { readonly releaseId?: string }) => Outcome<Page<unknown>>

/** Their own order is by the last change, which moves records from page to page while a list is walked. */
const changing = ['entry.getMany', 'entry.getPublished', 'asset.getMany', 'asset.getPublished']

const inOrder =
  (list: ListOperation, operation: string) =>
  (at: Circumstances & { readonly releaseId?: string }): AsyncIterable<E.Either<PlatformError, unknown>> =>
    iterate(list, changing.includes(operation) && !at.releaseId ? 'sys.createdAt,sys.id' : undefined)(at)

const merged = (one: object, other: object): object => {
  const result: { [name: string]: unknown } = { ...one }
  for (const [name, member] of Object.entries(other)) {
    const existing = result[name]
    result[name] = typeof existing === 'object' && existing !== null ? merged(existing, member as object) : member
  }
  return result
}
