import type { Codec } from './endpoint.ts'
import { act } from './verbs.ts'

/** Publishes or takes back in some locales only: the platform wants both as a change of what is published. */
export const inLocales = <P extends string, R>(change: 'add' | 'remove', path: P, result: Codec<R>) => ({
  ...act('PUT', path, result),
  body: (_: unknown, { locales }: { readonly locales?: unknown }) => ({ [change]: { fields: { '*': locales } } }),
})
