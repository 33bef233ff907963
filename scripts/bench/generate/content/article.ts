import { linkTo } from '../../../../domain/platform/sys.ts'
import { slugOf } from '../../../../domain/slug.ts'
import type { ExportedEntry } from '../../../../ports/platform/export-file.ts'
import { type Dice, diceOf } from '../../../../site/covers/dice.ts'
import { asset, entry, linked, linkedOne, same, translated } from './record.ts'
import { articleText } from './rich-text.ts'
import { phrase, sentences, shortSentence, titleOf } from './sentences.ts'
import type { Article, Tree } from './tree.ts'
import { topics } from './words.ts'

/** Records of one article; its assets have their minutes after its entries. */
const recordsOfOne = 8

/** Where the numbers of articles begin on the clock that all records have. */
const minuteOf = ({ number }: Article): number => 1_000 + number * recordsOfOne

const day = (number: number): string => new Date(Date.UTC(2016, 0, 4) + (number % 3_650) * 86_400_000).toISOString().slice(0, 10)

/** Articles at fixed distances from one, which is not among them. */
const others = ({ number }: Article, { articles }: Tree, ...steps: ReadonlyArray<number>): ReadonlyArray<string> =>
  steps.flatMap((step) => articles[(number + 1 + (step % (articles.length - 1))) % articles.length]?.id ?? [])

export const textId = (article: Pick<Article, 'id'>): string => `${article.id}.text`

/** What an article is made of: the page, what it states, its hero with a picture, its text and cards. */
export function* articleEntries(article: Article, tree: Tree, people: ReadonlyArray<string>): Generator<ExportedEntry> {
  const { id, number } = article
  const dice = diceOf(id)
  const start = minuteOf(article)
  const title = titleOf(number)
  const name = same(`Article ${number}`)
  const part = (suffix: string) => `${id}.${suffix}`
  yield entry(start, id, 'page', {
    title: translated(title),
    description: translated(sentences(dice, 2, shortSentence)),
    slug: translated({ nl: `${slugOf(title.nl)}-${number}`, en: `${slugOf(title.en)}-${number}` }),
    root: same(false),
    sections: linked(part('hero'), textId(article), part('cards')),
    facts: linkedOne(part('facts')),
  })
  yield entry(start + 1, part('facts'), 'factsArticle', {
    name,
    published: same(day(number)),
    authors: linked(...people.filter((_, index) => index === number % people.length || index === (number * 3) % people.length)),
    topics: topicsOf(dice),
  })
  yield entry(start + 2, part('hero'), 'moduleHero', {
    name,
    title: translated(title),
    lead: translated(sentences(dice, 2)),
    media: linkedOne(part('media')),
  })
  yield entry(start + 3, part('media'), 'sharedMedia', { name, asset: linkedOne(part('picture')), ratio: same('21:9') })
  yield entry(start + 4, part('picture'), 'sharedAsset', {
    name,
    asset: same(linkTo('Asset', part('file'))),
    alt: translated(phrase(dice)),
    decorative: same(false),
  })
  yield entry(start + 5, textId(article), 'moduleParagraphs', {
    name,
    title: translated(phrase(dice)),
    text: articleText(dice, others(article, tree, 17, 171, 1_711)),
  })
  yield entry(start + 6, part('cards'), 'moduleCards', {
    name,
    title: translated(phrase(dice)),
    pages: linked(...others(article, tree, 0, 1, 2)),
  })
}

const topicsOf = (dice: Dice) => {
  const all = [...new Set([dice.pick(topics), dice.pick(topics)])]
  return { 'nl-BE': all.map(({ nl }) => nl), 'en-US': all.map(({ en }) => en) }
}

/** A photograph that the platform has: the website links to it there. */
export const articleAsset = (article: Article): ExportedEntry => {
  const id = `${article.id}.file`
  const dice = diceOf(id)
  const fileName = `${article.id}.jpg`
  const file = {
    url: `//images.ctfassets.net/benchmark/${article.id}/${dice.whole(0x10000000, 0xffffffff).toString(16)}/${fileName}`,
    details: { size: dice.whole(200_000, 900_000), image: { width: 2520, height: 1080 } },
    fileName,
    contentType: 'image/jpeg',
  }
  return asset(minuteOf(article) + recordsOfOne - 1, id, {
    title: translated(titleOf(article.number)),
    file: { 'nl-BE': file, 'en-US': file },
  })
}
