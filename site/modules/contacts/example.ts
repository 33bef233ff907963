import { linkOut, linkTo, long, many, page, person, picture } from '../../fields/sample.ts'

const contact = page('contact', 'Contact', 'Where to find us and whom to call about what.')

export const examples: Record<string, unknown> = {
  people: {
    name: 'Questions',
    title: 'Ask a person',
    text: 'Both read their own mail and pick up their own phone.',
    people: [
      person('Lotte Verhaegen', 'New projects', {
        email: 'lotte@noordkade.example',
        phone: '+32 3 555 01 01',
        portrait: picture('lotte.svg', 'Lotte Verhaegen'),
      }),
      person('Bram De Wachter', 'Running projects', { email: 'bram@noordkade.example', phone: '+32 3 555 01 02' }),
    ],
    links: [
      linkTo('How to get here', contact, { anchor: 'route' }),
      linkOut('Mail the office', 'mailto:office@noordkade.example'),
    ],
  },
  bare: { name: 'Title only', title: 'Ask a person' },
  text: { name: 'Text only', title: 'Ask a person', text: long.sentence },
  links: { name: 'Links only', title: 'Elsewhere', links: [linkOut('Call the office', 'tel:+3235550100')] },
  forty: {
    name: 'Forty',
    title: 'Ask any of them',
    people: many(40, (number) => person(`Colleague ${number}`, 'Engineer', { phone: '+32 3 555 01 02' })),
  },
  long: {
    name: 'Long',
    title: long.title,
    text: long.sentence,
    people: [person(long.dutchTitle, long.title, { email: `${long.word}@noordkade.example` })],
    links: [linkOut(long.dutchTitle, 'https://www.example.com/')],
  },
}
