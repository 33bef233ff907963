import { button, linkTo, long, media, page } from '../../fields/sample.ts'

const work = page('what-we-do', 'What we do', 'Portals, catalogues and the connections behind them.')
const team = page('careers', 'Careers', 'Who works here and whom we are looking for.')

export const examples: Record<string, unknown> = {
  full: {
    name: 'Home',
    title: 'B2B commerce that keeps moving.',
    lead: 'We build the portals, catalogues and connections behind the order desks of manufacturers and wholesalers.',
    buttons: [button('primary', linkTo('See what we do', work)), button('secondary', linkTo('Meet the team', team))],
  },
  pictured: {
    name: 'With a picture',
    title: 'A quay is a place to work',
    lead: 'What we learned beside the water.',
    media: media('quay.svg', 'A quay with stacked containers', { ratio: '21:9' }),
  },
  bare: { name: 'Title only', title: 'Nothing found here' },
  lead: { name: 'Without buttons', title: 'Where we work', lead: 'Beside the water.' },
  button: { name: 'Without a lead', title: 'Come aboard', buttons: [button('primary', linkTo('Meet the team', team))] },
  long: {
    name: 'Long',
    title: long.title,
    lead: long.sentence,
    buttons: [button('primary', linkTo(long.dutchTitle, work)), button('secondary', linkTo(long.title, team))],
    media: media('quay.svg', 'A quay'),
  },
  word: { name: 'Word', title: long.dutchTitle },
}
