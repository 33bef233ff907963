import { long, many, person, picture } from '../../fields/sample.ts'

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
  one: { name: 'One', title: 'The captain', people: [person('Lotte Verhaegen', 'Managing partner')] },
  forty: {
    name: 'Forty',
    title: 'The fleet',
    text: long.sentence,
    people: many(40, (number) =>
      person(
        `Colleague ${number}`,
        'Engineer',
        number % 3 === 0 ? {} : { portrait: picture(`face-${number}.svg`, `Colleague ${number}`) },
      ),
    ),
  },
  long: {
    name: 'Long',
    title: long.title,
    people: [
      person(`Maria Magdalena ${long.word}`, long.title, { email: `${long.word}@noordkade.example`, phone: '+32 3 555 01 02' }),
      person('Bo', 'CEO'),
    ],
  },
}
