import { spawn } from 'node:child_process'
import { renameSync, writeFileSync } from 'node:fs'
import { createPlatform, type LocalPlatform, type SpaceToOpen } from '../adapters/emulator/platform.ts'
import { explainUnresolved } from '../adapters/memory/transfer/unresolved.ts'
import { E, pipe, TE } from '../domain/prelude.ts'
import type { Checked } from '../ports/content.ts'
import { explain } from '../ports/errors.ts'
import { readBeside } from '../site/assets/beside.ts'
import { commandOf } from '../site/command.ts'
import { folderOf, readExport } from '../site/export.ts'
import { out, sayFailures } from '../site/messages.ts'
import type { Choices } from '../site/options.ts'

const purpose = `Runs the content platform on this machine: the management, delivery, preview and
upload APIs, and the files of assets, at one address. No account, no token.
The official clients use it with \`host: '127.0.0.1:5000', insecure: true\`.

With \`exec -- <command>\` it runs the command beside it, with CONTENTFUL_* variables
that lead there, and ends with it. What programs of Node send to the platform's own
hosts arrives there as well.`

/** What comes after \`exec\` is a command of its own. */
export const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  const at = argv.indexOf('exec')
  const own = at < 0 ? argv : argv.slice(0, at)
  const command = at < 0 ? undefined : argv.slice(at + 1).filter((word, index) => index > 0 || word !== '--')
  return commandOf({
    usage: 'platform -- [options] [exec -- <command>]',
    purpose,
    options: [
      ...([
        'platformPort',
        'platformHost',
        'imports',
        'exportOnExit',
        'data',
        'space',
        'organization',
        'locale',
        'seed',
      ] as const),
      ...(['managementTokens', 'deliveryTokens', 'previewTokens'] as const),
    ],
    carryOut: (choices) => carryOut(choices, command),
  })(own)
}

const carryOut = async (choices: Choices, command: ReadonlyArray<string> | undefined): Promise<number> => {
  const started = await start(choices, command !== undefined)
  if (E.isLeft(started)) return started.left
  const platform = started.right
  for (const link of platform.unresolved) process.stderr.write(`! ${explainUnresolved(link)}\n`)
  const space = spacesOf(choices)[0] ?? 'local'
  const code = command ? await execute(command, platform, choices, space) : await untilStopped(platform, space)
  if (choices.exportOnExit) write(platform, space, choices)
  await platform.close()
  return code
}

const spacesOf = ({ space }: Choices): ReadonlyArray<string> => (space?.value ?? 'local').split(',').map((id) => id.trim())
const listOf = (text: string | undefined): ReadonlyArray<string> =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

const bad = (option: string, reason: string, remedy: string): E.Either<number, never> =>
  E.left(sayFailures([{ _tag: 'BadOption', option, reason, remedy }]))

const start = async (choices: Choices, isBeside: boolean): Promise<E.Either<number, LocalPlatform>> => {
  const { platformPort, platformHost, imports, exportOnExit, data, organization, seed } = choices
  const port = isBeside && platformPort?.from === 'default' ? 0 : Number(platformPort?.value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return bad(platformPort?.from ?? '--port', `"${platformPort?.value}" is no port.`, 'Choose a number from 0 to 65535.')
  if (seed && !Number.isInteger(Number(seed.value)))
    return bad(seed.from, `"${seed.value}" is no whole number.`, 'Choose one, such as 1.')
  if (exportOnExit?.value === '' && imports === undefined)
    return bad(exportOnExit.from, 'It does not say which file to write.', 'Name one: --export-on-exit=content.json.')
  if (exportOnExit?.value === '' && !imports?.value.endsWith('.json'))
    return bad(
      exportOnExit.from,
      `${imports?.value} is a folder, and a file in it would double what is there.`,
      'Name a file elsewhere: --export-on-exit=content.json.',
    )
  const read = imports ? await readImport(imports.value)() : await TE.right({})()
  if (E.isLeft(read)) return E.left(sayFailures(read.left))
  const defaultLocale = choices.locale?.value ?? 'en-US'
  const [first = 'local', ...others] = spacesOf(choices)
  const spaces: ReadonlyArray<SpaceToOpen> = [
    { id: first, defaultLocale, ...read.right },
    ...others.map((id) => ({ id, defaultLocale })),
  ]
  try {
    return E.right(
      await createPlatform({
        port,
        spaces,
        organization: { id: organization?.value ?? 'local' },
        tokens: {
          management: listOf(choices.managementTokens?.value),
          delivery: listOf(choices.deliveryTokens?.value),
          preview: listOf(choices.previewTokens?.value),
        },
        ...(platformHost ? { host: platformHost.value } : {}),
        ...(data ? { data: data.value } : {}),
        ...(seed ? { seed: Number(seed.value) } : {}),
      }),
    )
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      return bad(
        platformPort?.from ?? '--port',
        `Port ${port} is taken.`,
        'Choose another one with --port, or 0 for any that is free.',
      )
    return bad(data ? data.from : 'the platform', `It could not start: ${message}.`, 'Check the address and the folder.')
  }
}

/** An export, and the files that came with it; assets whose files are missing keep those they had. */
const readImport = (path: string): Checked<Pick<SpaceToOpen, 'import' | 'files'>> =>
  pipe(
    readExport(path),
    TE.map((file) => {
      const { problems, found } = readBeside(folderOf(path), file.assets, (_, bytes, { url }) => [url, bytes] as const)
      for (const { where, what } of problems.map(explain)) process.stderr.write(`! ${where}: ${what}\n`)
      return { import: file, files: new Map(found) }
    }),
  )

const untilStopped = (platform: LocalPlatform, space: string): Promise<number> => {
  out(`The content platform at ${platform.url} (stop with Ctrl+C)`)
  out(`  space ${space}, environment master; any token will do unless tokens were given`)
  out(`  what else it can do: ${platform.url}/_kade`)
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve(0))
    process.once('SIGTERM', () => resolve(0))
  })
}

/** The variables by which programs find a platform, unless the shell says otherwise about tokens. */
const execute = (
  [name = '', ...words]: ReadonlyArray<string>,
  platform: LocalPlatform,
  choices: Choices,
  space: string,
): Promise<number> =>
  new Promise((resolve) => {
    const token = (tokens: string | undefined) => listOf(tokens)[0] ?? 'local'
    const child = spawn(name, words, {
      stdio: 'inherit',
      env: {
        ...process.env,
        KADE_PLATFORM_URL: platform.url,
        // Programs that know only the platform's own hosts are led here, too.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('./to-loopback.mjs', import.meta.url).href}`.trim(),
        CONTENTFUL_HOST: platform.host,
        CONTENTFUL_MANAGEMENT_HOST: platform.host,
        CONTENTFUL_SPACE_ID: space,
        CONTENTFUL_ENVIRONMENT: 'master',
        CONTENTFUL_ORGANIZATION_ID: choices.organization?.value ?? 'local',
        CONTENTFUL_ACCESS_TOKEN: token(choices.deliveryTokens?.value),
        CONTENTFUL_PREVIEW_HOST: platform.host,
        // Where any token will do, this one says which API is meant.
        CONTENTFUL_PREVIEW_ACCESS_TOKEN: listOf(choices.previewTokens?.value)[0] ?? 'local-preview',
        CONTENTFUL_MANAGEMENT_TOKEN: token(choices.managementTokens?.value),
      },
    })
    child.once('error', (error) =>
      resolve(
        sayFailures([{ _tag: 'BadOption', option: 'exec', reason: `${error.message}.`, remedy: 'Check the command after --.' }]),
      ),
    )
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  })

/** Whole or not at all: what was there stays until the new file is complete. */
const write = (platform: LocalPlatform, space: string, { exportOnExit, imports }: Choices): void => {
  const file = exportOnExit?.value || imports?.value || 'content.json'
  writeFileSync(`${file}.new`, `${JSON.stringify(platform.export(space), null, 2)}\n`)
  renameSync(`${file}.new`, file)
  out(`Written: ${file}`)
}
