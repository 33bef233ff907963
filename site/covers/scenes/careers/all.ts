import type { Compositions } from '../scene.ts'
import { hauling } from './hauling.ts'
import { rest, rider } from './leisure.ts'
import { crew, showing, talk } from './together.ts'
import { porters, pushing } from './work.ts'

/** People on the quay. */
export const careers: Compositions = [porters, talk, rider, showing, rest, pushing, crew, hauling]
