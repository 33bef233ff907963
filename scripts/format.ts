import { spawnSync } from 'node:child_process'

export const run = async (): Promise<number> =>
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'], { stdio: 'inherit' }).status ??
  1
