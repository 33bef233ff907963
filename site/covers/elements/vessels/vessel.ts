import type { Colour } from '../../palette.ts'
import type { Pen } from '../../pen.ts'

/** Hull, upper works, and the one thing about it that is bright. */
export type Coat = {
  readonly hull: Colour
  readonly works: Colour
  readonly cargo: Colour
  readonly bright: Colour
  readonly steel: Colour
}

export type Vessel = { readonly length: number; readonly height: number; readonly draw: (pen: Pen, coat: Coat) => string }
