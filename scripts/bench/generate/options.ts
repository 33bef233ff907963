import { parseArgs } from 'node:util'
import { fewestPages } from './content/tree.ts'
import { peerNames } from './peers.ts'

export const others = ['floor', ...peerNames]

export type Options = {
  readonly pages: ReadonlyArray<number>
  readonly rounds: number
  readonly peers: ReadonlyArray<string>
  readonly keep: boolean
  readonly markdown: boolean
}

export const help = `Usage: npm run bench:generate -- [options]

Measures the generator beside others that make the same pages, as whole processes and in turns: ${others.join(', ')}.
The floor is what React alone takes to render them from ready data. Peers (${peerNames.join(', ')}) read what pages hold from the same export, unless
it is too large for a string in Node; what follows from the website as a whole (addresses, metadata, related pages …) they are given. They are
installed into their own folders when they are first asked for.

  --pages <numbers>  how many pages, with commas in between (200,2000,10000): even, ${fewestPages} at least
  --rounds <number>  how often everything is measured; medians are shown (3)
  --peers <names>    beside whom: any of ${others.join(',')}, or none (${others.join(',')})
  --keep             leaves the websites where they were made
  --markdown         prints a table for a README
  --help             this text`

/** The options, or what is wrong with them: all of it. */
export const readOptions = (argv: ReadonlyArray<string>): Options | ReadonlyArray<string> => {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      pages: { type: 'string', default: '200,2000,10000' },
      rounds: { type: 'string', default: '3' },
      peers: { type: 'string', default: others.join(',') },
      keep: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
    },
  })
  const pages = values.pages.split(',').map(Number)
  const rounds = Number(values.rounds)
  const peers = values.peers === 'none' ? [] : values.peers.split(',')
  const problems = [
    ...pages
      .filter((count) => !Number.isInteger(count / 2) || count < fewestPages)
      .map((count) => `--pages: a website is made of an even number of pages, ${fewestPages} at least, not of ${count}.`),
    ...(Number.isInteger(rounds) && rounds > 0 ? [] : [`--rounds: give a whole number, 1 at least, not "${values.rounds}".`]),
    ...peers
      .filter((name) => !others.includes(name))
      .map((name) => `--peers: there is no "${name}"; choose among ${others.join(', ')}, or none.`),
  ]
  return problems.length > 0 ? problems : { pages, rounds, peers, keep: values.keep, markdown: values.markdown }
}
