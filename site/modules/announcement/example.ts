import { linkTo, long, page } from '../../fields/sample.ts'

const article = page(
  'news/price-lists',
  'Price lists that explain themselves',
  'How we show a contract price and where it came from.',
)

export const examples: Record<string, unknown> = {
  bare: { name: 'Moving', text: 'From May our Antwerp office is at Kattendijkdok.' },
  linked: { name: 'Meet us', text: 'On June 12 we open our workshop for a day.', link: linkTo('See the programme', article) },
  long: { name: 'Long', text: long.title, link: linkTo(long.dutchTitle, article) },
  word: { name: 'Word', text: long.word },
}
