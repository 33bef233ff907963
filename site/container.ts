import { Container } from 'inversify'
import { platformContent } from '../adapters/content/content.ts'
import { httpDelivery } from '../adapters/http/delivery.ts'
import { memoryDelivery } from '../adapters/memory/embedded.ts'
import { systemClock } from '../adapters/node/clock.ts'
import { diskOutput } from '../adapters/node/output.ts'
import { terminalProgress } from '../adapters/node/progress.ts'
import { pipe, TE } from '../domain/prelude.ts'
import type { Clock } from '../ports/clock.ts'
import type { Checked, Content } from '../ports/content.ts'
import type { Progress } from '../ports/progress.ts'
import type { Config, Source } from './config.ts'
import { readExport } from './export.ts'
import { provide, tokens } from './tokens.ts'
import { userAgent } from './version.ts'

/** Which adapter stands behind which port. */
export const containerOf = ({ source, out }: Pick<Config, 'source' | 'out'>): Container => {
  const container = new Container()
  provide(container, tokens.clock, () => systemClock)
  provide(container, tokens.output, () => diskOutput(out))
  provide(container, tokens.progress, () => terminalProgress(process.stderr, Boolean(process.env.CI)))
  provide(container, tokens.content, (resolve) => contentOf(source, resolve(tokens.clock), resolve(tokens.progress)))
  return container
}

const contentOf = (source: Source, clock: Clock, { note }: Progress): Checked<Content> => {
  if (source.kind === 'embedded')
    return pipe(
      readExport(source.path),
      TE.map((file) => platformContent(memoryDelivery(file), { spaceId: 'embedded', environmentId: 'master' })),
    )
  const { spaceId, environmentId, baseUrl, accessToken } = source
  return TE.right(platformContent(httpDelivery({ baseUrl, accessToken, userAgent }, clock, note), { spaceId, environmentId }))
}
