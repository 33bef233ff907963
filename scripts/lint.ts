import { spawnSync } from 'node:child_process'

const steps: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
  ['types', ['node_modules/typescript/bin/tsc', '--project', '.']],
]

/** All steps, also after one has failed: who mends something wants to see everything. */
export const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  if (argv.includes('--help')) {
    console.log(`Usage: npm run check\n\nRuns, in order: ${steps.map(([name]) => name).join(', ')}.`)
    return 0
  }
  const failed = steps.filter(([name, args]) => {
    console.log(`— ${name}`)
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0
  })
  console.log(failed.length === 0 ? 'All is well.' : `To be mended: ${failed.map(([name]) => name).join(', ')}.`)
  return failed.length === 0 ? 0 : 1
}
