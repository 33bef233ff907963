import type { Dice } from '../../../../site/covers/dice.ts'
import { type Both, moments, objects, reasons, subjects, verbs } from './words.ts'

/** The same thing said in both languages; Dutch puts its verb last where a thought depends on another. */
const map = (say: (language: keyof Both) => string): Both => ({ nl: say('nl'), en: say('en') })

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Who does what, and when. */
export const shortSentence = (dice: Dice): Both => {
  const [who, does, what, when] = [dice.pick(subjects), dice.pick(verbs), dice.pick(objects), dice.pick(moments)]
  return map((language) => capital(`${who[language]} ${does[language]} ${what[language]} ${when[language]}.`))
}

/** The same, and why. */
export const sentence = (dice: Dice): Both => {
  const said = shortSentence(dice)
  const [reason, who, does, what] = [dice.pick(reasons), dice.pick(subjects), dice.pick(verbs), dice.pick(objects)]
  return {
    nl: `${said.nl.slice(0, -1)}, ${reason.nl} ${who.nl} ${what.nl} ${does.nl}.`,
    en: `${said.en.slice(0, -1)}, ${reason.en} ${who.en} ${does.en} ${what.en}.`,
  }
}

export const sentences = (dice: Dice, count: number, say = sentence): Both => {
  const said = Array.from({ length: count }, () => say(dice))
  return map((language) => said.map((one) => one[language]).join(' '))
}

/** As many as there are combinations: another title for another number. */
export const titleOf = (number: number): Both => {
  const step = (number * 7919) % (subjects.length * verbs.length * objects.length)
  const who = subjects[step % subjects.length] ?? subjects[0]
  const does = verbs[Math.floor(step / subjects.length) % verbs.length] ?? verbs[0]
  const what = objects[Math.floor(step / subjects.length / verbs.length)] ?? objects[0]
  return { nl: `Hoe ${who.nl} ${what.nl} ${does.nl}`, en: `How ${who.en} ${does.en} ${what.en}` }
}

/** What is spoken of, for headings and labels. */
export const phrase = (dice: Dice): Both => {
  const [what, when] = [dice.pick(objects), dice.pick(moments)]
  return map((language) => capital(`${what[language]} ${when[language]}`))
}
