import type { Compositions } from '../scene.ts'
import { banner } from './banner.ts'
import { channel } from './channel.ts'
import { dressed } from './dressed.ts'
import { hoist } from './hoist.ts'
import { light, lightship } from './lights.ts'
import { hung, semaphore, wind } from './masts.ts'

/** Signals: flags, marks and lights. */
export const news: Compositions = [hoist, channel, dressed, light, banner, semaphore, hung, wind, lightship]
