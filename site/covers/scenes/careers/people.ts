import type { Dice } from '../../dice.ts'
import type { Clothes } from '../../elements/people/figure.ts'
import { type Headwear, headwears } from '../../elements/people/headwear.ts'
import { type Colour, palette, skins } from '../../palette.ts'
import type { Stage } from '../../stage.ts'

const { tide, rope, haze, slate, deep, ink } = palette

/** Of those who stand on the quay, against what is drawn there. */
export const tall = 1.36

const knitted: ReadonlyArray<Headwear> = ['cap', 'beanie', 'scarf']

/** A helmet is light, but never the colour of the face below it. */
const colourOf = (wears: Headwear, skin: Colour, { night, sky }: Stage, dice: Dice): Colour => {
  if (wears === 'helmet') return skin === skins[0] ? haze : sky === rope ? tide : rope
  if (knitted.includes(wears)) return dice.pick([slate, haze, tide])
  return night ? dice.pick([slate, haze, deep]) : dice.pick([ink, slate, deep])
}

const coatsOf = ({ night, sky }: Stage): ReadonlyArray<Colour> =>
  night ? [rope, tide, haze] : sky === rope ? [slate, deep, tide] : [deep, rope, slate]

/** Someone in particular: two in a picture differ in skin, hair and coat. */
export const people = (stage: Stage, dice: Dice): ((coat?: Colour) => Clothes) => {
  let [tone, hat, next] = [dice.whole(0, 3), dice.whole(0, 7), dice.whole(0, 2)]
  const coats = coatsOf(stage)
  return (coat) => {
    tone += dice.whole(1, 3)
    hat += dice.whole(1, 5)
    next += 1
    const wears = headwears[hat % headwears.length] ?? 'short'
    const skin = skins[tone % skins.length] ?? skins[0]
    const head = colourOf(wears, skin, stage, dice)
    return { coat: coat ?? coats[next % 3] ?? deep, trousers: stage.night ? slate : ink, skin, head, wears }
  }
}
