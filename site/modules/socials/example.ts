import { linkOut } from '../../fields/sample.ts'

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
}
