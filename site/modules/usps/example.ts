import { item, linkTo, long, many, page } from '../../fields/sample.ts'

const cases = page('cases', 'Cases', 'Work we did for wholesalers and manufacturers.')

export const examples: Record<string, unknown> = {
  figures: {
    name: 'In figures',
    title: 'In figures',
    usps: [
      item('cases, from order desk to self-service portal', { figure: '11', link: linkTo('See them', cases) }),
      item('partners we build with, one we know to the core', { figure: '9' }),
      item('the year the first order came in over our software', { figure: '2003' }),
      item('and nothing else: contract prices, quotes, approvals', { figure: 'B2B' }),
    ],
  },
  words: {
    name: 'In words',
    title: 'What we hold on to',
    usps: [item('One price, everywhere', { text: 'On screen, on paper and at the desk.' })],
  },
  empty: { name: 'None', title: 'In figures', usps: [] },
  forty: { name: 'Forty', title: 'In figures', usps: many(40, (number) => item('of them', { figure: String(number) })) },
  long: {
    name: 'Long',
    title: long.title,
    usps: [
      item(long.title, { figure: '1.000.000.000', text: long.sentence, link: linkTo(long.dutchTitle, cases) }),
      item(long.dutchTitle, { figure: '½' }),
    ],
  },
}
