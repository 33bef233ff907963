import type { AnyEndpoint, Forms, Table } from './endpoint.ts'

/** Operations that take several requests: what each of them does. They have no line of their own in a table. */
export const composites: { readonly [operation: string]: string } = {
  'appActionCall.createWithResponse': 'create, then getCallDetails every 2 s, up to 15 times',
  'appActionCall.createWithResult': 'create, then get every 2 s, up to 15 times',
  'asset.createFromFiles': 'upload.create for every file, then create',
  'asset.processForAllLocales': 'processForLocale for every file at once',
  'asset.processForLocale': 'process, then get every 3 s, up to 10 times, until the file has its address',
  'contentType.omitAndDeleteField': 'update (omitted), publish, update (deleted)',
  'organization.get': 'getAll with limit 100, then looked up',
  'release.asset.createFromFiles': 'as asset.createFromFiles',
  'release.asset.processForAllLocales': 'as asset.processForAllLocales',
  'release.asset.processForLocale': 'as asset.processForLocale',
}

/** The third reading of a table: its manual, a line an operation and address. */
export const toManual = (table: Table): ReadonlyArray<string> => [
  '| operation | request | sends | gives |',
  '|---|---|---|---|',
  ...Object.entries(table).flatMap(([name, operation]) =>
    formsOf(operation).map((endpoint, index) => line(index === 0 ? name : '″', endpoint)),
  ),
]

const formsOf = (operation: AnyEndpoint | Forms<AnyEndpoint>): ReadonlyArray<AnyEndpoint> =>
  'forms' in operation ? operation.forms : [operation]

const line = (name: string, endpoint: AnyEndpoint): string =>
  `| ${[name, `\`${endpoint.method} ${endpoint.path}\`${host(endpoint)}`, sent(endpoint), given(endpoint)].join(' | ')} |`

const host = ({ host }: AnyEndpoint): string => (host === 'upload' ? ' (upload host)' : '')

const versions = { sent: 'version (0 when unknown)', known: 'version', ignored: '' } as const

const sent = ({ payload, body, version, headers, query, omit }: AnyEndpoint): string =>
  [
    payload.name === 'undefined' || (body && version === 'known') ? '' : named(payload.name),
    omit.length > 0 ? `without ${omit.join(', ')}` : '',
    versions[version],
    ...pairs(headers),
    ...pairs(query).map((pair) => `?${pair}`),
  ]
    .filter(Boolean)
    .join('; ')

const pairs = (templates: { readonly [name: string]: string }): ReadonlyArray<string> =>
  Object.entries(templates).map(([name, template]) => `\`${name}: ${template}\``)

const given = ({ result }: AnyEndpoint): string => named(result.name)

/** Codecs without a name of their own have their whole structure for one, which nobody reads. */
const named = (name: string): string =>
  name === 'unknown' ? 'anything' : /[{(]|^UnknownRecord$|^object$/.test(name) ? 'content' : name.replaceAll('|', '\\|')
