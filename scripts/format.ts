import { spawnSync } from 'node:child_process'

export const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  if (argv.includes('--help')) {
    console.log('Usage: npm run format\n\nMends the format of all files, and what lint can mend safely.')
    return 0
  }
  return (
    spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'], { stdio: 'inherit' })
      .status ?? 1
  )
}
