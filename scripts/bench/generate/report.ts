import { cpus, totalmem } from 'node:os'
import type { Absent } from './absent.ts'
import { type Situation, situations } from './contender.ts'
import type { Measured } from './rounds.ts'
import type { Cost } from './run-measured.ts'

/** Everything that was measured at one size. */
export type Size = {
  readonly pages: number
  readonly contentBytes: number
  /** The version of Node that all of them ran on. */
  readonly node: string
  readonly absent: ReadonlyArray<Absent>
  readonly first: Cost
  readonly measured: ReadonlyArray<Measured>
}

const grouped = (value: number): string => value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',')
const seconds = (value: number | undefined): string => (value === undefined ? '–' : `${value.toFixed(value < 10 ? 2 : 1)} s`)
const megabytes = (bytes: number | undefined): string => (bytes === undefined ? '–' : `${grouped(bytes / 1e6)} MB`)
const ratio = (value: number): string => (value < 10 ? value.toFixed(2) : grouped(value))

export const machine = (): string => {
  const all = cpus()
  return `${all[0]?.model.trim() ?? 'unknown processor'}, ${all.length} cores, ${grouped(totalmem() / 1e9)} GB, ${process.platform}`
}

/** Under each situation its contenders, kade first; how long they take is compared with kade. */
export const plainReport = ({ pages, contentBytes, first, measured }: Size, rounds: number): string => {
  const line = (cells: ReadonlyArray<string>) =>
    cells
      .map((cell, index) => (index < 2 ? cell.padEnd(11) : cell.padStart(11)))
      .join('')
      .trimEnd()
  const cells = (situation: Situation, name: string, cost: Cost, own: Cost | undefined) => [
    situation,
    name,
    seconds(cost.seconds),
    seconds(cost.cpuSeconds),
    megabytes(cost.peakBytes),
    grouped(pages / cost.seconds),
    own ? ratio(cost.seconds / own.seconds) : '',
  ]
  const rows = (['cold', 'unchanged', 'changed'] as const).flatMap((situation) =>
    measured.flatMap(({ contender, costs }) => {
      const cost = costs[situation]
      return cost ? [cells(situation, contender.name, cost, measured[0]?.costs[situation])] : []
    }),
  )
  return [
    `${grouped(pages)} pages from ${megabytes(contentBytes)} of content; medians of ${rounds}, but for the first`,
    line(['', '', 'time', 'CPU', 'memory', 'pages/s', '× kade']),
    ...rows.map(line),
    line(cells('first', 'kade', first, undefined)),
  ].join('\n')
}

/** One row a size and situation, for all sizes together. */
export const markdownReport = (sizes: ReadonlyArray<Size>): string => {
  const names = [...new Set(sizes.flatMap(({ measured }) => measured.map(({ contender }) => contender.name)))]
  const row = (cells: ReadonlyArray<string>) => `| ${cells.join(' | ')} |`
  const cellOf = (cost: Cost | undefined) =>
    cost ? [seconds(cost.seconds), `CPU ${seconds(cost.cpuSeconds)}`, megabytes(cost.peakBytes)].join(', ') : ''
  const rows = sizes.flatMap(({ pages, measured, first }) => [
    row([grouped(pages), 'first', cellOf(first), ...names.slice(1).map(() => '')]),
    ...(['cold', 'unchanged', 'changed'] as const).map((situation) =>
      row([grouped(pages), situation, ...names.map((name) => cellOf(costsOf(measured, name)?.[situation]))]),
    ),
  ])
  return [row(['pages', '', ...names]), row(['---:', '---', ...names.map(() => '---:')]), ...rows].join('\n')
}

const costsOf = (measured: ReadonlyArray<Measured>, name: string) =>
  measured.find(({ contender }) => contender.name === name)?.costs

/** What the words in the tables mean, who took part, and where. */
export const legend = (sizes: ReadonlyArray<Size>): string =>
  [
    ...Object.entries(situations).map(([situation, meaning]) => `${situation}: ${meaning}`),
    '',
    ...lastOfEach(sizes).map(
      ({ contender, output: { pages, bytes } }) =>
        `${contender.name}: ${contender.about}; ${(bytes / pages / 1000).toFixed(1)} kB of HTML a page`,
    ),
    ...sizes.flatMap(({ pages, absent }) =>
      absent.map(({ name, why }) => `${name} took no part with ${grouped(pages)} pages: ${why}.`),
    ),
    '',
    `Time and memory (the highest of all processes of a run together) of whole processes, on Node ${[...new Set(sizes.map(({ node }) => node))].join(' and ')}, ${machine()}.`,
  ].join('\n')

/** Not all take part at every size. */
const lastOfEach = (sizes: ReadonlyArray<Size>): ReadonlyArray<Measured> => [
  ...new Map(sizes.flatMap(({ measured }) => measured.map((one) => [one.contender.name, one]))).values(),
]
