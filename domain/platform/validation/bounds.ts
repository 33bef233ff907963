import type { Path, Problem, Problems } from './problem.ts'

/** Both ends belong to it; an end that is not there is open. */
export type Bounds = { readonly min?: number | null; readonly max?: number | null }

export const isWithin = (size: number, { min, max }: Bounds): boolean => size >= (min ?? -Infinity) && size <= (max ?? Infinity)

/** `Size must be at least 1 and at most 5`. */
export const boundsText = (subject: string, { min, max }: Bounds, show: (bound: number) => string = String): string =>
  `${subject} must be ${[
    ...(typeof min === 'number' ? [`at least ${show(min)}`] : []),
    ...(typeof max === 'number' ? [`at most ${show(max)}`] : []),
  ].join(' and ')}`

/** The ends that there are. */
export const endsOf = ({ min, max }: Bounds): Bounds => ({
  ...(typeof min === 'number' ? { min } : {}),
  ...(typeof max === 'number' ? { max } : {}),
})

export const sizeProblem = (path: Path, bounds: Bounds, value?: unknown): Problem => ({
  name: 'size',
  details: boundsText('Size', bounds),
  ...endsOf(bounds),
  path,
  ...(value === undefined ? {} : { value }),
})

export const sizeProblems = (path: Path, size: number | undefined, bounds: Bounds, value?: unknown): Problems =>
  size === undefined || isWithin(size, bounds) ? [] : [sizeProblem(path, bounds, value)]
