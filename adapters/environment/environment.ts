import { E } from '../../domain/prelude.ts'
import { type Environment, type Found, find, type Setting, variables } from './variables.ts'

type Values<Option extends string> = { readonly [Name in Option]?: Found }

/** All settings that are missing, each with every name it could have. */
export type MissingVariables = {
  readonly _tag: 'MissingVariables'
  readonly missing: ReadonlyArray<Setting>
  readonly message: string
}

/** Each option from its setting; left when one of the needed ones is not there. */
const read = <Option extends string>(
  environment: Environment,
  settings: { readonly [Name in Option]: Setting },
  needed: ReadonlyArray<Option>,
): E.Either<MissingVariables, Values<Option>> => {
  const missing = needed.map((option) => settings[option]).filter((setting) => find(environment, setting) === undefined)
  if (missing.length > 0) return E.left({ _tag: 'MissingVariables', missing, message: sentence(missing) })
  const found = Object.entries<Setting>(settings).map(([option, setting]) => [option, find(environment, setting)] as const)
  return E.right(Object.fromEntries(found.filter(([, value]) => value !== undefined)) as Values<Option>)
}

const sentence = (missing: ReadonlyArray<Setting>): string => {
  const lines = missing.map((setting) => {
    const [main, ...others]: ReadonlyArray<string> = variables[setting]
    return others.length === 0 ? main : `${main} (or ${others.join(', ')})`
  })
  return `Missing in the environment: ${lines.join('; ')}.`
}

type From = { readonly [option: string]: string }
const sources = (values: Values<string>): From =>
  Object.fromEntries(Object.entries(values).flatMap(([option, found]) => (found ? [[option, found.from]] : [])))

const plain = <Option extends string>(
  values: Values<Option>,
  ...options: ReadonlyArray<Option>
): { readonly [Name in Option]?: string } =>
  Object.fromEntries(options.flatMap((option) => (values[option] ? [[option, values[option].value]] : []))) as {
    readonly [Name in Option]?: string
  }

/** Only this machine is spoken to without encryption. */
const connection = (host: Found | undefined, standard?: string): { readonly host?: string; readonly insecure?: true } => {
  const name = host?.value ?? standard
  if (name === undefined) return {}
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(name) ? { host: name, insecure: true } : { host: name }
}

/** Both arguments of the management `createClient`, and which variable each value came from. */
export type ManagementSettings = {
  readonly options: { readonly accessToken: string; readonly host?: string; readonly insecure?: true }
  readonly defaults: { readonly spaceId?: string; readonly environmentId?: string; readonly organizationId?: string }
  readonly from: From
}

const management = {
  accessToken: 'managementToken',
  spaceId: 'spaceId',
  environmentId: 'environmentId',
  organizationId: 'organizationId',
  host: 'managementHost',
} as const

export const readManagement = (environment: Environment): E.Either<MissingVariables, ManagementSettings> =>
  E.map((values: Values<keyof typeof management>) => ({
    options: { accessToken: values.accessToken?.value ?? '', ...connection(values.host) },
    defaults: plain(values, 'spaceId', 'environmentId', 'organizationId'),
    from: sources(values),
  }))(read(environment, management, ['accessToken']))

/** The options of the delivery `createClient`, and which variable each value came from. */
export type DeliverySettings = {
  readonly options: {
    readonly space: string
    readonly accessToken: string
    readonly environment?: string
    readonly host?: string
    readonly insecure?: true
  }
  readonly from: From
}

const readOnly = { space: 'spaceId', accessToken: 'deliveryToken', environment: 'environmentId', host: 'host' } as const

const delivering = (
  environment: Environment,
  settings: { readonly [Name in keyof typeof readOnly]: Setting },
  connect: (host: Found | undefined) => { readonly host?: string; readonly insecure?: true },
): E.Either<MissingVariables, DeliverySettings> =>
  E.map((values: Values<keyof typeof readOnly>) => ({
    options: {
      space: values.space?.value ?? '',
      accessToken: values.accessToken?.value ?? '',
      ...plain(values, 'environment'),
      ...connect(values.host),
    },
    from: sources(values),
  }))(read(environment, settings, ['space', 'accessToken']))

export const readDelivery = (environment: Environment): E.Either<MissingVariables, DeliverySettings> =>
  delivering(environment, readOnly, (host) => connection(host))

/** Drafts have a host of their own: the one beside the delivery host that is set, if it is one of the platform. */
export const readPreview = (environment: Environment): E.Either<MissingVariables, DeliverySettings> =>
  delivering(environment, { ...readOnly, accessToken: 'previewToken' }, (host) =>
    connection(host && { ...host, value: host.value.replace(/^cdn\./, 'preview.') }, 'preview.contentful.com'),
  )

const orThrow = <A>(settings: E.Either<MissingVariables, A>): A => {
  if (E.isLeft(settings)) throw new Error(settings.left.message)
  return settings.right
}

/** From a record such as `process.env`: `const { options, defaults } = managementFromEnvironment(process.env)`. Throws when one is missing. */
export const managementFromEnvironment = (environment: Environment): ManagementSettings => orThrow(readManagement(environment))
export const deliveryFromEnvironment = (environment: Environment): DeliverySettings => orThrow(readDelivery(environment))
export const previewFromEnvironment = (environment: Environment): DeliverySettings => orThrow(readPreview(environment))
