import { join } from 'node:path'
import { version } from 'react'
import { moveAside } from './aside.ts'
import { compileFloor } from './compile.ts'
import type { Contender, Runtime } from './contender.ts'
import type { PageData } from './page-data.ts'

/** The same pages and payloads from ready data, rendered and written by as many threads as there is data for. */
export const floor = async (folder: string, { shared, shares }: PageData, { command }: Runtime): Promise<Contender> => {
  const program = join(folder, 'program.mjs')
  const out = join(folder, 'dist')
  await compileFloor(program)
  return {
    name: 'floor',
    about: `renderToStaticMarkup of React ${version} with the same components, on ${shares.length} threads: is given everything, writes payloads`,
    situations: ['cold', 'unchanged'],
    out,
    program: { command, argv: [program, out, shared, ...shares], cwd: folder },
    prepare: (situation) => {
      if (situation === 'cold') moveAside(folder, 'dist')
    },
  }
}
