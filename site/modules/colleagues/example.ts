import { person, picture } from '../../fields/sample.ts'

export const examples: Record<string, unknown> = {
  crew: {
    name: 'The crew',
    title: 'The crew',
    text: 'Twenty-three people who have each stood in a warehouse.',
    people: [
      person('Lotte Verhaegen', 'Managing partner', {
        email: 'lotte@noordkade.example',
        portrait: picture('lotte.svg', 'Lotte Verhaegen'),
      }),
      person('Bram De Wachter', 'Commerce architect'),
      person('Ines Aerts', 'Designer', { phone: '+32 3 555 01 02' }),
      person('Joris van den Bossche', 'Integration engineer'),
    ],
  },
  empty: { name: 'No one', title: 'The crew', people: [] },
}
