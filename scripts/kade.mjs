#!/usr/bin/env node
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { installDependencies, root } from './setup.mjs'

/** Every command, and the module that carries it out: `run(argv)` gives the exit code. */
const commands = {
  generate: ['writes every page of the website', './generate.ts'],
  watch: ['writes it again whenever its content changes', './watch.ts'],
  preview: ['serves the written website as its host would', './preview.ts'],
  dev: ['serves the website and shows every change at once', './dev.ts'],
  platform: ['runs the content platform on this machine', './platform.ts'],
  test: ['runs the tests, in a browser too', './test.ts'],
  check: ['looks through the written website for mistakes', './check.ts'],
  lint: ['lint, types and format', './lint.ts'],
  format: ['mends the format', './format.ts'],
  content: ['writes the embedded content as one export file', './content.ts'],
  icons: ['draws all icons anew from site/static/favicon.svg', './icons.ts'],
  reference: ['writes the reference of all operations', './reference.ts'],
  coverage: ['writes what the platform on this machine answers', './coverage.ts'],
  package: ['builds the library as a package into build/', './package.ts'],
  'bench:client': ['compares the clients with the official ones', './bench/client.ts'],
  'bench:generate': ['measures the generator beside others', './bench/generate.ts'],
  'bench:platform': ['measures the platform on this machine', './bench/platform.ts'],
}

const widest = Math.max(...Object.keys(commands).map(({ length }) => length))

const help = () =>
  [
    'Usage: npm run <command> -- [options], or npx kade <command> [options]',
    '',
    ...Object.entries(commands).map(([name, [what]]) => `  ${name.padEnd(widest)}  ${what}`),
  ]
    .concat('', 'Every command takes --help.')
    .join('\n')

const readTypeScript = async () => {
  const { register } = await import('tsx/esm/api')
  register()
}

/** The generator is compiled when its sources have changed, so that it starts at once whenever they have not. */
const compiled = async (name) => {
  const { sourcesHash } = await import('./sources.mjs')
  const folder = `${root}node_modules/.cache/kade/program/${sourcesHash()}`
  if (!existsSync(folder)) {
    await readTypeScript()
    const { compile, end } = await (await import('./compile.ts')).compiler('program')
    await compile()
    await end()
  }
  process.env.KADE_PROGRAM = folder
  if (name !== 'generate') hold(folder)
  return pathToFileURL(`${folder}/${name}.js`).href
}

/** A program that runs on and on is kept as long as it does. */
const hold = (folder) => {
  const file = `${folder}/${process.pid}.pid`
  writeFileSync(file, '')
  process.once('exit', () => rmSync(file, { force: true }))
}

const [name, ...argv] = process.argv.slice(2)
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This needs Node 20.19 or later, and runs on ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  )
  process.exitCode = 1
} else if (!command) {
  const asked = name === undefined || ['--help', '-h', 'help'].includes(name)
  console[asked ? 'log' : 'error'](asked ? help() : `There is no command "${name}".\n\n${help()}`)
  process.exitCode = asked ? 0 : 1
} else {
  installDependencies()
  // React picks its build when it is first imported, whatever the shell is set to.
  if (name !== 'test') process.env.NODE_ENV = 'production'
  const module = ['generate', 'watch', 'preview'].includes(name) ? await compiled(name) : undefined
  if (!module) await readTypeScript()
  const { run } = await import(module ?? command[1])
  process.exitCode = await run(argv)
}
