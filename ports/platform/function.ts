import type { AppEntity, Definition } from './app-sys.ts'
import type { Ask, Collection } from './operations.ts'

/** Code of an app that the platform runs. `accepts`: the events it is made for. */
export type AppFunction = AppEntity & {
  readonly name: string
  readonly description?: string
  readonly path?: string
  readonly accepts?: ReadonlyArray<string>
  readonly allowNetworks?: ReadonlyArray<string>
}
export type Functions = {
  readonly get: Ask<Definition | 'functionId', AppFunction>
  readonly getMany: Ask<Definition, Collection<AppFunction>>
  readonly getManyForEnvironment: Ask<'spaceId' | 'environmentId' | 'appInstallationId', Collection<AppFunction>>
}

/** One run of a function. */
export type FunctionLog = AppEntity & {
  readonly requestId?: string
  readonly severity?: { readonly info: number; readonly warn: number; readonly error: number }
  readonly event?: { readonly [name: string]: unknown }
  /** `timestamp` in milliseconds. */
  readonly messages?: ReadonlyArray<{ readonly timestamp: number; readonly type: string; readonly message: string }>
}
type Logs = 'spaceId' | 'environmentId' | 'appInstallationId' | 'functionId'
export type FunctionLogs = {
  readonly get: Ask<Logs | 'logId', FunctionLog>
  readonly getMany: Ask<Logs, Collection<FunctionLog>>
}
