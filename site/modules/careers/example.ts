import { linkTo, long, many, page } from '../../fields/sample.ts'

const careers = page('careers', 'Careers', 'Who works here and whom we are looking for.')
const vacancy = (id: string, title: string, team: string, location: string, employment: 'FULL_TIME' | 'PART_TIME') =>
  page(`careers/${id}`, title, 'What you will do, with whom, and what you get for it.', {
    kind: 'vacancy',
    team,
    location,
    employment,
    posted: '2026-03-02',
  })

export const examples: Record<string, unknown> = {
  board: {
    name: 'Vacancies',
    title: 'Leaving soon',
    text: 'Every vacancy names the team you would join and the person who reads your letter.',
    pages: [
      vacancy('engineer', 'Commerce engineer', 'Portals', 'Antwerp', 'FULL_TIME'),
      vacancy('analyst', 'Data analyst for catalogues and prices', 'Catalogues', 'Ghent', 'PART_TIME'),
      page('careers/open', 'Open application', 'Tell us what we are missing.'),
    ],
    link: linkTo('Working here', careers),
  },
  empty: { name: 'No vacancies', title: 'Vacancies', pages: [] },
  bare: { name: 'One', title: 'Vacancies', pages: [vacancy('engineer', 'Commerce engineer', 'Portals', 'Antwerp', 'FULL_TIME')] },
  forty: {
    name: 'Forty',
    title: 'Vacancies',
    pages: many(40, (number) => vacancy(`many-${number}`, `Engineer ${number}`, 'Portals', 'Ghent', 'PART_TIME')),
  },
  long: {
    name: 'Long',
    title: long.title,
    text: long.sentence,
    pages: [
      vacancy('long', long.dutchTitle, long.word, 'Sint-Katelijne-Waver', 'PART_TIME'),
      page('careers/long', long.title, long.sentence),
    ],
    link: linkTo(long.dutchTitle, careers),
  },
}
