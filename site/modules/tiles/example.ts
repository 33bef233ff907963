import { item, linkTo, long, many, page } from '../../fields/sample.ts'

const work = page('what-we-do', 'What we do', 'Portals, catalogues and the connections behind them.')

export const examples: Record<string, unknown> = {
  four: {
    name: 'How we work',
    title: 'How we work',
    tiles: [
      item('First a week at the order desk', {
        text: 'We answer the phone with you, and write down what people ask for.',
        link: linkTo('The first week', work),
      }),
      item('A slice that sells', {
        figure: '6 weeks',
        text: 'One customer group orders for real before the second one is invited.',
      }),
      item('Every Thursday a delivery', { text: 'Small enough to undo within the hour.' }),
      item('Someone stays', {
        text: 'The engineer who built it answers when it rings.',
        link: linkTo('Support', work, { anchor: 'support' }),
      }),
    ],
  },
  three: { name: 'Three', title: 'How we work', tiles: [item('Look'), item('Build'), item('Stay')] },
  empty: { name: 'None', title: 'How we work', tiles: [] },
  one: { name: 'One', title: 'How we work', tiles: [item('Look', { figure: '1' })] },
  forty: {
    name: 'Forty',
    title: 'How we work',
    tiles: many(40, (number) => item(`Step ${number}`, { text: 'Small enough to undo.' })),
  },
  long: {
    name: 'Long',
    title: long.title,
    tiles: [
      item(long.dutchTitle, { figure: '1.000.000.000', text: long.sentence, link: linkTo(long.dutchTitle, work) }),
      item(long.title, { text: long.word }),
    ],
  },
}
