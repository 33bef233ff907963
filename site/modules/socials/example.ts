import { linkOut, long, many } from '../../fields/sample.ts'

export const examples: Record<string, unknown> = {
  channels: {
    name: 'Channels',
    title: 'Elsewhere',
    links: [
      linkOut('LinkedIn', 'https://www.linkedin.com/'),
      linkOut('GitHub', 'https://github.com/'),
      linkOut('Mastodon', 'https://joinmastodon.org/'),
    ],
  },
  empty: { name: 'None', title: 'Elsewhere', links: [] },
  one: { name: 'One', title: 'Elsewhere', links: [linkOut('LinkedIn', 'https://www.linkedin.com/')] },
  forty: {
    name: 'Forty',
    title: 'Everywhere',
    links: many(40, (number) => linkOut(`Channel ${number}`, `https://www.example.com/${number}`)),
  },
  long: {
    name: 'Long',
    title: long.title,
    links: [linkOut(long.title, 'https://www.example.com/'), linkOut(long.word, 'https://www.example.org/')],
  },
}
