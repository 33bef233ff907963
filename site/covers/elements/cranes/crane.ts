import type { Colour } from '../../palette.ts'
import type { Pen } from '../../pen.ts'

/** How far along its arm the hook is, 0 to 1, and how high what hangs on it. */
export type Load = { readonly out: number; readonly up: number }

export type Crane = (pen: Pen, steel: Colour, load: Load) => string
