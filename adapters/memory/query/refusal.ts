/** Why a query is refused, as the platform says it. */
export type BadQuery = {
  readonly status: 400
  readonly name: 'BadRequest' | 'InvalidQuery'
  readonly message: string
  readonly details?: { readonly errors: ReadonlyArray<QueryProblem> }
}

/** One thing that is wrong with it. `type` is the type of the field that was asked for. */
export type QueryProblem = {
  readonly name: 'unknown' | 'unknownContentType' | 'filter' | 'order'
  readonly path?: ReadonlyArray<string>
  readonly type?: string
  readonly value?: string
  readonly details?: string
}

export const badRequest = (message: string): BadQuery => ({ status: 400, name: 'BadRequest', message })

export const invalidQuery = (errors: ReadonlyArray<QueryProblem>): BadQuery => ({
  status: 400,
  name: 'InvalidQuery',
  message:
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
  details: { errors },
})

export const contentTypeRequired: BadQuery = badRequest(
  'A Content Type ID is required. When querying for entries and involving fields you need to limit your query to a specific content type.',
)

/** The platform does not repeat the id that was sent. */
export const unknownContentType: BadQuery = invalidQuery([{ name: 'unknownContentType', value: 'DOESNOTEXIST' }])

export const unknownLocale = (code: string): BadQuery => badRequest(`Unknown locale: ${code}`)

export const unknownPath = (path: ReadonlyArray<string>): QueryProblem => ({
  name: 'unknown',
  path,
  details: `The path "${path.join('.')}" is not recognized`,
})

export const unknownField = (path: ReadonlyArray<string>, id: string): QueryProblem => ({
  name: 'unknown',
  path,
  details: `No field with id "${id}" found.`,
})

export const unfitFilter = (path: ReadonlyArray<string>, type: string, details: string): QueryProblem => ({
  name: 'filter',
  path,
  type,
  details,
})

export const unfitOrder = (path: ReadonlyArray<string>, type: string): QueryProblem => ({
  name: 'order',
  path,
  type,
  details: `${type} fields do not support ordering.${type === 'Text' ? ' Consider using a Symbol field instead' : ''}`,
})
