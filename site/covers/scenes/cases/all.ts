import type { Compositions } from '../scene.ts'
import { lone, marked } from './marked.ts'
import { skyline, steps, towers } from './plain.ts'
import { aboard, loading } from './shipping.ts'

/** The stacks. */
export const cases: Compositions = [skyline, steps, towers, lone, marked, aboard, loading]
