/**
 * What all of them give, or why the first of those that failed did; not before every one has ended. Whoever asks esbuild while it is at work gets
 * what was begun before.
 */
export const settled = async <All extends ReadonlyArray<Promise<unknown>>>(
  works: readonly [...All],
): Promise<{ -readonly [Index in keyof All]: Awaited<All[Index]> }> => {
  for (const outcome of await Promise.allSettled(works)) if (outcome.status === 'rejected') throw outcome.reason
  return Promise.all(works) as Promise<{ -readonly [Index in keyof All]: Awaited<All[Index]> }>
}
