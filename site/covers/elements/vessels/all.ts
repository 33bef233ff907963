import { barge } from './barge.ts'
import { coaster } from './coaster.ts'
import { ferry } from './ferry.ts'
import { sloop } from './sloop.ts'
import { trawler } from './trawler.ts'
import { tug } from './tug.ts'
import type { Vessel } from './vessel.ts'

export const vessels: readonly [Vessel, ...Vessel[]] = [barge, tug, sloop, coaster, ferry, trawler]
