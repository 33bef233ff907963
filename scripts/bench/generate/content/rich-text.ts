import { linkTo } from '../../../../domain/platform/sys.ts'
import type { Dice } from '../../../../site/covers/dice.ts'
import { phrase, sentences, shortSentence } from './sentences.ts'
import type { Both } from './words.ts'

/** A node in one language, as the platform keeps it: with `data`, even where there is none. */
type Node = { readonly nodeType: string; readonly data: object; readonly [more: string]: unknown }
type InBoth = (language: keyof Both) => Node

const parent =
  (nodeType: string, content: ReadonlyArray<InBoth>, data: object = {}): InBoth =>
  (language) => ({ nodeType, data, content: content.map((child) => child(language)) })

const run =
  (said: Both, ...marks: ReadonlyArray<string>): InBoth =>
  (language) => ({ nodeType: 'text', value: said[language], marks: marks.map((type) => ({ type })), data: {} })

/** Spaces belong to the texts between others. */
const spaced = ({ nl, en }: Both, after = ''): Both => ({ nl: ` ${nl}${after}`, en: ` ${en}${after}` })

/** About sixty words with a bold beginning, and a link where there is one to make. */
const paragraph = (dice: Dice, link?: InBoth): InBoth =>
  parent('paragraph', [
    run(shortSentence(dice), 'bold'),
    ...(link ? [run(spaced(sentences(dice, 2), ' ')), link, run(spaced(sentences(dice, 2)))] : [run(spaced(sentences(dice, 4)))]),
  ])

const list = (dice: Dice, kind: string, items: number): InBoth =>
  parent(
    kind,
    Array.from({ length: items }, () =>
      parent('list-item', [parent('paragraph', [run(phrase(dice), 'bold'), run(spaced(sentences(dice, 1)))])]),
    ),
  )

const toPage = (dice: Dice, page: string): InBoth =>
  parent('entry-hyperlink', [run(shortSentence(dice))], { target: linkTo('Entry', page) })
const outside = (dice: Dice): InBoth =>
  parent('hyperlink', [run(shortSentence(dice))], { uri: `https://www.example.com/${dice.whole(1, 999)}` })

/** An article of about 800 words that links to other pages of the website, and out of it. */
export const articleText = (dice: Dice, pages: ReadonlyArray<string>): { readonly [locale: string]: Node } => {
  const text = parent('document', [
    paragraph(dice),
    paragraph(dice),
    ...pages.flatMap((page, index) => [
      parent('heading-2', [run(phrase(dice))]),
      paragraph(dice, toPage(dice, page)),
      index % 2 === 0 ? list(dice, index === 0 ? 'ordered-list' : 'unordered-list', 4) : paragraph(dice, outside(dice)),
      parent('heading-3', [run(phrase(dice))]),
      paragraph(dice),
    ]),
  ])
  return { 'nl-BE': text('nl'), 'en-US': text('en') }
}

/** A short text, for pages that only lead to others. */
export const shortText = (dice: Dice): { readonly [locale: string]: Node } => {
  const text = parent('document', [paragraph(dice)])
  return { 'nl-BE': text('nl'), 'en-US': text('en') }
}
