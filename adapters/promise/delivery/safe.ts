import { linkBack, plainTree } from '../../../domain/platform/plain-tree.ts'

type Replacer = ((this: unknown, key: string, value: unknown) => unknown) | ReadonlyArray<string | number> | null

/** What is shown of an answer whose links may go round in circles. */
export type Safe<A> = A & {
  /** A tree without these functions: a link back to an entity that it stands in stays a link. */
  readonly toPlainObject: () => A
  /** As `JSON.stringify`, which is safe as well; here a link back says so with `circular`. */
  readonly stringifySafe: (replacer?: Replacer, space?: string | number) => string
}

const hidden = (value: unknown): PropertyDescriptor => ({ value, enumerable: false, configurable: true, writable: true })

const circular: typeof linkBack = (entity) => {
  const { sys } = linkBack(entity) as { readonly sys: object }
  return { sys: { ...sys, circular: true } }
}

export const safe = <A extends object>(answer: A): Safe<A> =>
  Object.defineProperties(answer, {
    toPlainObject: hidden(() => plainTree(answer)),
    stringifySafe: hidden((replacer: Replacer = null, space: string | number = '') =>
      // The signature of JSON.stringify knows one form of a replacer at a time.
      JSON.stringify(plainTree(answer, circular), replacer as Array<string>, space),
    ),
  }) as Safe<A>
