import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const packagesOf = (file) => (existsSync(root + file) ? JSON.parse(readFileSync(root + file, 'utf8')).packages : {})

/** Compares what the lock file asks for with what npm noted down as installed. Optional packages are often for other machines. */
const isInstalled = () => {
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

/** Installs from the lock file; does nothing when all is there. */
export const installDependencies = () => {
  if (isInstalled()) return
  console.error('Installing dependencies (npm ci) …')
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(
    `The dependencies could not be installed${error ? `: ${error.message}` : ''}. Check the network and the package registry.`,
  )
  process.exit(1)
}
