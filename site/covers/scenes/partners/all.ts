import type { Compositions } from '../scene.ts'
import { abreast } from './abreast.ts'
import { alongside } from './alongside.ts'
import { inLine } from './in-line.ts'

/** Two vessels, moored. */
export const partners: Compositions = [
  inLine([1, -1]),
  abreast([1, 1]),
  inLine([1, 1]),
  abreast([1, -1]),
  inLine([-1, 1]),
  alongside,
]
