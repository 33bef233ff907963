import { Container } from 'inversify'
import { platformContent } from '../adapters/content/content.ts'
import { httpDelivery } from '../adapters/http/delivery.ts'
import { memoryDelivery } from '../adapters/memory/embedded.ts'
import { readdressed } from '../adapters/memory/transfer/readdressed.ts'
import { systemClock } from '../adapters/node/clock.ts'
import { diskOutput } from '../adapters/node/output.ts'
import { terminalProgress } from '../adapters/node/progress.ts'
import { pipe, TE } from '../domain/prelude.ts'
import type { Clock } from '../ports/clock.ts'
import type { Checked } from '../ports/content.ts'
import type { ExportFile } from '../ports/platform/export-file.ts'
import type { Progress } from '../ports/progress.ts'
import { noFiles, readOwnFiles } from './assets/files.ts'
import type { Config, Source } from './config.ts'
import { folderOf, readExport } from './export.ts'
import { type Opened, provide, tokens } from './tokens.ts'
import { userAgent } from './version.ts'

/** Which adapter stands behind which port. */
export const containerOf = ({ source, out }: Pick<Config, 'source' | 'out'>): Container => {
  const container = new Container()
  provide(container, tokens.clock, () => systemClock)
  provide(container, tokens.output, () => diskOutput(out))
  provide(container, tokens.progress, () => terminalProgress(process.stderr, Boolean(process.env.CI)))
  provide(container, tokens.opened, (resolve) => open(source, resolve(tokens.clock), resolve(tokens.progress)))
  return container
}

const open = (source: Source, clock: Clock, { note }: Progress): Checked<Opened> => {
  if (source.kind === 'embedded')
    return pipe(
      readExport(source.path),
      TE.map((file) => openExport(folderOf(source.path), file)),
    )
  const { spaceId, environmentId, baseUrl, accessToken } = source
  const delivery = httpDelivery({ baseUrl, accessToken, userAgent }, clock, note)
  return TE.right({ content: platformContent(delivery, { spaceId, environmentId }), files: noFiles })
}

const openExport = (folder: string, file: ExportFile): Opened => {
  const files = readOwnFiles(folder, file)
  const delivery = memoryDelivery(readdressed(file, files.addressOf))
  return { content: platformContent(delivery, { spaceId: 'embedded', environmentId: 'master' }), files }
}
