import { slugOf } from '../../../../domain/slug.ts'
import type { ExportedEntry } from '../../../../ports/platform/export-file.ts'
import { diceOf } from '../../../../site/covers/dice.ts'
import { entry, linked, same, translated } from './record.ts'
import { shortText } from './rich-text.ts'
import { phrase, sentences, shortSentence } from './sentences.ts'
import type { Tree } from './tree.ts'

type Overview = { readonly id: string; readonly slug: string; readonly minute: number; readonly pages: ReadonlyArray<string> }

/** A page that leads to others, with a short text. */
function* overviewEntries({ id, slug, minute, pages }: Overview): Generator<ExportedEntry> {
  const dice = diceOf(id)
  const title = phrase(dice)
  yield entry(minute, id, 'page', {
    title: translated(title),
    description: translated(sentences(dice, 2, shortSentence)),
    slug: translated({ nl: `${slugOf(title.nl)}-${slug}`, en: `${slugOf(title.en)}-${slug}` }),
    root: same(false),
    pages: linked(...pages),
    sections: linked(`${id}.text`),
  })
  yield entry(minute + 1, `${id}.text`, 'moduleParagraphs', { name: same(id), text: shortText(dice) })
}

/** Home, the page for what is not found, and the sections. */
export function* overviews({ sections }: Tree, home: string, failure: string): Generator<ExportedEntry> {
  yield* overviewEntries({ id: home, slug: 'home', minute: 0, pages: sections.map(({ id }) => id) })
  yield* overviewEntries({ id: failure, slug: 'not-found', minute: 2, pages: [] })
  for (const { id, number, articles } of sections)
    yield* overviewEntries({ id, slug: String(number), minute: 4 + number * 2, pages: articles.map(({ id }) => id) })
}
