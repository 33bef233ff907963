import type { Compositions } from '../scene.ts'
import { clock, float } from './instruments.ts'
import { row } from './posts.ts'
import { dolphin, staff } from './staffs.ts'
import { wall } from './wall.ts'

/** The tide gauge. */
export const policies: Compositions = [staff, wall, dolphin, clock, row, float]
