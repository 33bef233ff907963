import type { Container } from 'inversify'
import type { Clock } from '../ports/clock.ts'
import type { Checked } from '../ports/content.ts'
import type { Output } from '../ports/output.ts'
import type { Progress } from '../ports/progress.ts'
import type { Source } from './generation/source.ts'

/** A symbol that remembers the type of what is bound to it. */
export type Token<A> = symbol & { readonly _A?: A }
const token = <A>(name: string): Token<A> => Symbol(name) as Token<A>

/** `source` is opened when it is run: reading it may fail. */
export const tokens = {
  source: token<Checked<Source>>('Source'),
  output: token<Output>('Output'),
  clock: token<Clock>('Clock'),
  progress: token<Progress>('Progress'),
}

export type Resolve = <A>(token: Token<A>) => A

export const resolveFrom =
  (container: Container): Resolve =>
  (wanted) =>
    container.get(wanted)

export const provide = <A>(container: Container, wanted: Token<A>, make: (resolve: Resolve) => A): void => {
  container
    .bind<A>(wanted)
    .toDynamicValue((context) => make((other) => context.get(other)))
    .inSingletonScope()
}
