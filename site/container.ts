import { Container } from 'inversify'
import { httpDelivery } from '../adapters/http/delivery.ts'
import { systemClock } from '../adapters/node/clock.ts'
import { besideOf, diskOutput } from '../adapters/node/output/output.ts'
import { terminalProgress } from '../adapters/node/progress.ts'
import type { Clock } from '../ports/clock.ts'
import type { Checked } from '../ports/content.ts'
import type { Progress } from '../ports/progress.ts'
import type { Config } from './config.ts'
import { type Source, sourceAt } from './generation/source.ts'
import type { Awaited } from './generation/space/awaited.ts'
import { fetchedInto } from './generation/space.ts'
import { provide, tokens } from './tokens.ts'
import { userAgent } from './version.ts'

type Sourced = Pick<Config, 'source' | 'out' | 'fetchDeadline' | 'merge'>

/** What a space has to show before it is read, and who is told how far a run is. */
type Circumstances = { readonly awaited?: ReadonlyArray<Awaited>; readonly progress?: Progress }

/** Which adapter stands behind which port. */
export const containerOf = (config: Sourced, { awaited = [], progress }: Circumstances = {}): Container => {
  const container = new Container()
  provide(container, tokens.clock, () => systemClock)
  provide(container, tokens.output, (resolve) => diskOutput(config.out, resolve(tokens.progress).note, config.merge))
  provide(container, tokens.progress, () => progress ?? terminalProgress(process.stderr, Boolean(process.env.CI)))
  provide(container, tokens.source, (resolve) => sourceOf(config, awaited, resolve(tokens.clock), resolve(tokens.progress)))
  return container
}

const sourceOf = (config: Sourced, awaited: ReadonlyArray<Awaited>, clock: Clock, { note }: Progress): Checked<Source> => {
  const { source, out, fetchDeadline: deadline } = config
  if (source.kind === 'embedded') return sourceAt(source.path)
  const { spaceId, environmentId, baseUrl, accessToken } = source
  const api = httpDelivery({ baseUrl, accessToken, userAgent }, clock, note)
  return fetchedInto(besideOf(out), { api, at: { spaceId, environmentId }, baseUrl, clock, note, deadline, awaited })
}
