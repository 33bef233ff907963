export type Point = readonly [x: number, y: number]

/**
 * Writes paths in units of its own, from where it stands: forwards is positive, and so is up.
 * Closed paths all run the same way round, so that two in one element never cut a hole in each other.
 */
export type Pen = {
  readonly unit: number
  readonly poly: (...points: ReadonlyArray<Point>) => string
  readonly line: (...points: ReadonlyArray<Point>) => string
  /** From its lower corner at the back. */
  readonly box: (x: number, y: number, width: number, height: number) => string
  readonly dot: (x: number, y: number, radius: number) => string
  /** The upper half of a dot. */
  readonly dome: (x: number, y: number, radius: number) => string
  /** A rope that hangs through, or a bow. */
  readonly sag: (from: Point, through: Point, to: Point) => string
  readonly move: (x: number, y: number, scale?: number, facing?: 1 | -1) => Pen
}

export const penAt = (left: number, base: number, unit: number, facing: 1 | -1 = 1): Pen => {
  const x = (value: number) => Math.round(left + value * unit * facing)
  const y = (value: number) => Math.round(base - value * unit)
  /** From one place to the next by the way between them, which is shorter to write. */
  const along = (points: ReadonlyArray<Point>): string => {
    let [path, lastX, lastY] = ['', 0, 0]
    for (const [px, py] of points) {
      const [nextX, nextY] = [x(px), y(py)]
      path += path ? `${spaced(nextX - lastX)}${spaced(nextY - lastY)}` : `${nextX} ${nextY}l`
      ;[lastX, lastY] = [nextX, nextY]
    }
    return path.replace('l ', 'l')
  }
  return {
    unit,
    line: (...points) => `M${along(points)}`,
    poly: (...points) => `M${along(areaOf(points) * facing < 0 ? points : [...points].reverse())}z`,
    box: (px, py, width, height) => {
      const [from, to] = [x(px), x(px + width)]
      return `M${Math.min(from, to)} ${y(py + height)}h${Math.abs(to - from)}v${y(py) - y(py + height)}h${-Math.abs(to - from)}z`
    },
    dot: (px, py, radius) => {
      const r = Math.round(radius * unit)
      return `M${x(px) - r} ${y(py)}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1${-2 * r} 0z`
    },
    dome: (px, py, radius) => {
      const r = Math.round(radius * unit)
      return `M${x(px) - r} ${y(py)}a${r} ${r} 0 0 1 ${2 * r} 0z`
    },
    sag: ([ax, ay], [bx, by], [cx, cy]) => `M${x(ax)} ${y(ay)}Q${x(bx)} ${y(by)} ${x(cx)} ${y(cy)}`,
    move: (px, py, scale = 1, turned = 1) =>
      penAt(left + px * unit * facing, base - py * unit, unit * scale, (facing * turned) as 1 | -1),
  }
}

const spaced = (value: number): string => (value < 0 ? `${value}` : ` ${value}`)

/** Twice the area, positive when the points run against the clock as the pen sees them. */
const areaOf = (points: ReadonlyArray<Point>): number =>
  points.reduce((sum, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay]
    return sum + ax * by - bx * ay
  }, 0)
