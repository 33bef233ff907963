import { linkTo, long, many, page } from '../../fields/sample.ts'

const cases = page('cases', 'Cases', 'Work we did for wholesalers and manufacturers.')
const caseOf = (id: string, title: string, description: string, sector: string) =>
  page(`cases/${id}`, title, description, { kind: 'case', customer: 'Huisman', sector, services: ['Portal'] })

export const examples: Record<string, unknown> = {
  cases: {
    name: 'Cases on the home page',
    title: 'Cases',
    pages: [
      caseOf(
        'portal',
        'A portal that engineers open before they open their mail',
        'Spare parts are ordered by people who know the machine. The portal starts from its drawing and ends at the quay.',
        'Industry',
      ),
      caseOf(
        'catalogue',
        'One catalogue, thousands of resellers',
        'Every reseller sees its own range at its own price.',
        'Distribution',
      ),
      caseOf('promise', 'Configuring a promise', 'A print, a product and a date that holds.', 'Promotional goods'),
      caseOf('shelf', 'Ordered at night, on the shelf at six', 'Fresh goods leave no time for a second look.', 'Food'),
      caseOf('store', 'A department store behind one interface', 'Stock of all shops, asked once.', 'Retail'),
    ],
    link: linkTo('All eleven cases', cases),
  },
  single: { name: 'One', title: 'Read on', pages: [cases] },
  empty: { name: 'None yet', title: 'Cases', pages: [] },
  four: {
    name: 'Four',
    title: 'Cases',
    pages: many(4, (number) => caseOf(`four-${number}`, `Case ${number}`, long.sentence, 'Food')),
  },
  forty: {
    name: 'Forty',
    title: 'Cases',
    pages: many(40, (number) => caseOf(`many-${number}`, `Case ${number}`, 'Short.', 'Food')),
  },
  long: {
    name: 'Long',
    title: long.title,
    pages: many(3, (number) => caseOf(`long-${number}`, number === 1 ? long.title : long.dutchTitle, long.sentence, long.word)),
    link: linkTo(long.dutchTitle, cases),
  },
}
