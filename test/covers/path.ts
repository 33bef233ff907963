export type Bounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
type Point = readonly [x: number, y: number]

/** How many numbers each letter of our paths takes. */
const takes: { readonly [letter: string]: number } = { M: 2, H: 1, V: 1, Q: 4, l: 2, h: 1, v: 1, a: 7, z: 0 }

/** What a path covers. The point that pulls a bow counts; arcs are halves of circles, the first of them the upper one. */
export const boundsOf = (path: string): Bounds => {
  const points: Point[] = []
  let [x, y, upper] = [0, 0, false]
  for (const [all, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    const size = takes[letter]
    if (size === undefined || (size ? numbers.length % size : numbers.length)) throw new Error(`Not one of our paths: ${all}`)
    for (let at = 0; at < numbers.length; at += size) {
      const [a = 0, b = 0, c = 0, d = 0, , f = 0] = numbers.slice(at, at + size)
      if (letter === 'Q') points.push([a, b])
      upper = letter === 'a' && !upper
      if (letter === 'a') points.push([x + f / 2, upper ? y - a : y + a])
      const ends: { readonly [letter: string]: Point } = {
        M: [a, b],
        H: [a, y],
        V: [x, a],
        Q: [c, d],
        l: [x + a, y + b],
        h: [x + a, y],
        v: [x, y + a],
        a: [x + f, y],
      }
      ;[x, y] = ends[letter] ?? [x, y]
      points.push([x, y])
    }
  }
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
