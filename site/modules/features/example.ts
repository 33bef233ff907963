import { item, linkTo, long, many, page } from '../../fields/sample.ts'

const work = page('what-we-do', 'What we do', 'Portals, catalogues and the connections behind them.')

export const examples: Record<string, unknown> = {
  services: {
    name: 'What we build',
    title: 'What we build',
    text: 'Three things, which we keep running after they are launched.',
    features: [
      item('Customer portals', {
        text: 'Order history, contract prices, quotes and approvals for people who order every day, in the words they use themselves.',
        link: linkTo('How a portal grows', work, { anchor: 'portals' }),
      }),
      item('Catalogues', {
        figure: '40,000',
        text: 'Articles and their variants, kept in one place and searched by what they fit.',
      }),
      item('Connections', { text: 'Orders, stock and prices pass between your systems without anybody typing them twice.' }),
    ],
  },
  bare: { name: 'Titles only', title: 'What we build', features: [item('Portals')] },
  empty: { name: 'Empty', title: 'What we build', features: [] },
  forty: { name: 'Forty', title: 'What we build', features: many(40, (number) => item(`Part ${number}`, { text: 'It holds.' })) },
  long: {
    name: 'Long',
    title: long.title,
    text: long.sentence,
    features: [
      item(long.dutchTitle, { figure: '1.000.000.000', text: long.word, link: linkTo(long.dutchTitle, work) }),
      item(long.title),
    ],
  },
}
