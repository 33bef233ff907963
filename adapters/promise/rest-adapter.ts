import { toError } from './error.ts'
import { createClient, type ManagementOptions } from './management.ts'
import { adapterNames } from './names.ts'

/** A call by its names: `{ entityType: 'Entry', action: 'get', params: { spaceId, … } }`. */
export type AdapterRequest = {
  readonly entityType: string
  readonly action: string
  readonly params?: object
  readonly payload?: unknown
  readonly headers?: { readonly [name: string]: string }
}

type Operation = (...args: ReadonlyArray<unknown>) => Promise<unknown>

/** Every operation behind one function: what the official clients take as `apiAdapter`. */
export class RestAdapter {
  readonly #operations: ReadonlyMap<string, Operation>

  constructor(options: ManagementOptions) {
    this.#operations = new Map(
      operationsOf(createClient(options)).map(([name, operation]) => {
        const { entityType, action } = adapterNames(name)
        return [`${entityType}.${action}`, operation]
      }),
    )
  }

  async makeRequest({ entityType, action, params, payload, headers }: AdapterRequest): Promise<unknown> {
    const operation = this.#operations.get(`${entityType}.${action}`)
    if (!operation) throw toError({ _tag: 'Invalid', name: 'Error', message: 'Unknown endpoint' })
    if (entityType !== 'Http') return operation(params, payload, headers)
    const { url, config } = params as { readonly url: string; readonly config?: object }
    return ['post', 'put', 'patch'].includes(action) ? operation(url, payload, config) : operation(url, config)
  }
}

const operationsOf = (tree: object, prefix = ''): ReadonlyArray<readonly [string, Operation]> =>
  Object.entries(tree).flatMap(([name, member]) =>
    typeof member === 'function'
      ? [[`${prefix}${name}`, member as Operation] as const]
      : operationsOf(member, `${prefix}${name}.`),
  )
