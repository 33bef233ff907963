import { type Colour, palette } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { fill, stroke } from '../svg.ts'

const { signal, ink } = palette

/** A board with its marks: long at every fifth, and blocks on one side as surveyors like them. */
export const scale = (pen: Pen, board: Colour, marks: Colour, top: number, width = 1): string => {
  const steps = Math.floor(top / 0.4)
  return (
    fill(board, pen.box(-width / 2, -1.2, width, top + 1.4)) +
    fill(
      marks,
      ...Array.from({ length: steps }, (_, at) =>
        pen.box(-width / 2, 0.2 + at * 0.4, at % 5 === 0 ? width * 0.72 : at % 5 === 3 ? width * 0.5 : width * 0.32, 0.13),
      ),
    )
  )
}

/** Alternate blocks, read from a ship. */
export const blocks = (pen: Pen, board: Colour, marks: Colour, top: number): string =>
  fill(board, pen.box(-0.75, -1.2, 1.5, top + 1.2)) +
  fill(marks, ...Array.from({ length: Math.floor(top / 0.8) }, (_, at) => pen.box(at % 2 ? -0.75 : 0, 0.1 + at * 0.8, 0.75, 0.8)))

/** Three piles that lean together. */
export const piles = (pen: Pen, colour: Colour, top: number): string =>
  fill(
    colour,
    pen.poly([-1.7, -1.2], [-1.1, -1.2], [-0.3, top], [-0.8, top]),
    pen.poly([1.7, -1.2], [1.1, -1.2], [0.3, top], [0.8, top]),
    pen.box(-0.32, -1.2, 0.64, top + 1.5),
    pen.box(-1.05, top - 1.1, 2.1, 0.45),
  )

/** The level that counts, as an arrow at the board. */
export const arrow = (pen: Pen, y: number): string =>
  fill(signal, pen.poly([0.75, y], [1.75, y + 0.62], [1.75, y - 0.62]), pen.box(1.7, y - 0.13, 1.5, 0.26))
export const ring = (pen: Pen, y: number): string => fill(signal, pen.box(-0.8, y - 0.32, 1.6, 0.64))

/** A dial with one hand. */
export const dial = (pen: Pen, y: number, radius: number, face: Colour, rim: Colour, angle: number): string => {
  const point = (turn: number, out: number) => [Math.sin(turn) * out * radius, y + Math.cos(turn) * out * radius] as const
  const ticks = Array.from({ length: 9 }, (_, at) => pen.line(point((at - 4) * 0.52, 0.7), point((at - 4) * 0.52, 0.84)))
  const [sin, cos] = [Math.sin(angle) * 0.09, Math.cos(angle) * 0.09]
  return (
    fill(rim, pen.dot(0, y, radius)) +
    fill(face, pen.dot(0, y, radius * 0.9)) +
    stroke(ink, pen.unit * 0.11, ...ticks) +
    fill(
      signal,
      pen.poly(
        ...([
          [cos * 2, y - sin * 2],
          [...point(angle, 0.8)],
          [-cos * 2, y + sin * 2],
          [...point(angle + Math.PI, 0.22)],
        ] as const),
      ),
      pen.dot(0, y, 0.3),
    )
  )
}
