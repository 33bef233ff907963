import { E, type TE } from '../../domain/prelude.ts'

/** The result of something that should succeed. */
export const success = async <L, A>(outcome: TE.TaskEither<L, A>): Promise<A> => {
  const result = await outcome()
  if (E.isLeft(result)) throw new Error(`It failed: ${JSON.stringify(result.left, null, 2)}`)
  return result.right
}

/** The reason of something that should fail. */
export const failure = async <L, A>(outcome: TE.TaskEither<L, A>): Promise<L> => {
  const result = await outcome()
  if (E.isRight(result)) throw new Error(`It succeeded: ${JSON.stringify(result.right, null, 2)}`)
  return result.left
}
