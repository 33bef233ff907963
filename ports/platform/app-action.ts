import type { Link } from '../../domain/platform/sys.ts'
import type { AppEntity, Definition } from './app-sys.ts'
import type { Ask, Collection, Crud, Send } from './operations.ts'
import type { ParameterDefinition } from './parameter-definition.ts'

/** What is called: an address, or a function of the app. */
type Target =
  | { readonly type?: 'endpoint'; readonly url: string }
  | { readonly type: 'function-invocation'; readonly function: Link<'Function'>; readonly id?: string }
  | { readonly type: 'function' }

export type AppActionDraft = Target & {
  readonly name: string
  readonly description?: string
  /** `EntryList.v1.0-beta`, `Entries.v1.0`, `Notification.v1.0`, `Custom` and their like; only `Custom` has parameters of its own. */
  readonly category: string
  readonly parameters?: ReadonlyArray<ParameterDefinition>
  /** JSON Schemas of what the action takes and gives. */
  readonly parametersSchema?: object
  readonly resultSchema?: object
}
export type AppAction = AppEntity & {
  readonly name: string
  readonly category: string
  readonly type?: string
  readonly description?: string
  readonly url?: string
  readonly function?: Link<'Function'>
  readonly parameters?: ReadonlyArray<ParameterDefinition>
  readonly parametersSchema?: object
  readonly resultSchema?: object
}

/** What an app offers to be called for. */
export type AppActions = Omit<Crud<Definition, 'appActionId', AppActionDraft, AppAction>, 'update'> & {
  /** Replaces it; actions have no versions. */
  readonly update: Send<Definition | 'appActionId', AppActionDraft, AppAction>
  /** Of all apps that are installed in the environment; without one, in any environment of the space. */
  readonly getManyForEnvironment: Ask<'spaceId', Collection<AppAction>, 'environmentId'>
}
