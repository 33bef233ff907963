import { coverFormats, type Format } from '../../domain/cover.ts'
import { diceOf } from './dice.ts'
import { sky } from './elements/sky.ts'
import { water } from './elements/water.ts'
import { careers } from './scenes/careers/all.ts'
import { cases } from './scenes/cases/all.ts'
import { news } from './scenes/news/all.ts'
import { partners } from './scenes/partners/all.ts'
import { policies } from './scenes/policies/all.ts'
import type { Compositions } from './scenes/scene.ts'
import { services } from './scenes/services.ts'
import { stageOf } from './stage.ts'
import { document } from './svg.ts'

export type Family = 'cases' | 'news' | 'careers' | 'partners' | 'policies' | 'services'

const scenes: { readonly [F in Family]: Compositions } = { cases, news, careers, partners, policies, services }

/** The same seed is the same place at the same hour in every format, and the picture is composed anew for each. */
export const drawCover = (family: Family, seed: string, format: Format): string => {
  const dice = diceOf(seed)
  const { width, height } = coverFormats[format]
  const stage = stageOf(dice.fork('hour'), format)
  const { back, front } = dice.pick(scenes[family])(stage, dice.fork('scene'))
  return document(width, height, sky(stage, dice.fork('sky')), back, water(stage, dice.fork('water')), front)
}
