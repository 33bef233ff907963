import { button, linkTo, media, page } from '../../fields/sample.ts'

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
}
