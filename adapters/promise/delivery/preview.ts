import { TE } from '../../../domain/prelude.ts'
import type { PlatformError } from '../../../ports/errors.ts'
import type { Reading } from '../../http/delivery-client.ts'
import type { Transport, WireRequest } from '../../wire/transport.ts'

/** Options that only the preview API knows. */
export type PreviewOptions = {
  readonly host?: string
  /** Content as it will be at a time, or with a release published. */
  readonly timelinePreview?: NonNullable<Reading['timeline']>
  /** Asks for the maps that say which field a text comes from; they stand in the answer as they came. */
  readonly includeContentSourceMaps?: boolean
}

const previewHost = /^preview(\.eu)?\.contentful\.com$/
const content = /\/environments\/[^/]+\/(?:timeline\/)?(?:entries|assets)(?:\/|$)/

/** Adds what these options ask for to every request for content. They are checked with each of them, as the official client does. */
export const previewOf = (transport: Transport, options: PreviewOptions): Transport => {
  if (options.timelinePreview === undefined && options.includeContentSourceMaps === undefined) return transport
  const problem = problemOf(options)
  return (request) => {
    if (!content.test(request.path)) return transport(request)
    if (problem) return TE.left(problem)
    return transport(options.includeContentSourceMaps ? withSourceMaps(request) : request)
  }
}

/** A map needs the whole of `sys`. */
const withSourceMaps = ({ query: { select, ...query }, ...request }: WireRequest): WireRequest => ({
  ...request,
  query: { ...query, ...(select ? { select: `${select},sys` } : {}), includeContentSourceMaps: true },
})

const invalid = (name: string, reason: string): PlatformError => ({
  _tag: 'Invalid',
  name: 'ValidationError',
  message: `Invalid "${name}" provided, ${reason}`,
})

/** The line ends are part of the official messages. */
const onlyPreview = (name: string, purpose: string): PlatformError =>
  invalid(
    name,
    `The '${name}' parameter can only be used with the CPA. Please set host to 'preview.contentful.com' or 'preview.eu.contentful.com' to ${purpose}.\n      `,
  )

const problemOf = ({ host, timelinePreview, includeContentSourceMaps: maps }: PreviewOptions): PlatformError | undefined => {
  if (timelinePreview !== undefined) {
    const problem = timelineProblem(host, timelinePreview)
    if (problem) return problem
  }
  if (maps !== undefined && typeof maps !== 'boolean')
    return invalid('includeContentSourceMaps', `The 'includeContentSourceMaps' parameter must be a boolean.`)
  return maps && !host?.startsWith('preview') ? onlyPreview('includeContentSourceMaps', 'include Content Source Maps') : undefined
}

const timelineProblem = (host: string | undefined, moment: unknown): PlatformError | undefined => {
  if (typeof moment !== 'object' || moment === null || Array.isArray(moment))
    return invalid('timelinePreview', `The 'timelinePreview' parameter must be an object.`)
  const { release, timestamp } = moment as NonNullable<Reading['timeline']>
  if (typeof release?.lte !== 'string' && typeof timestamp?.lte !== 'string' && !(timestamp?.lte instanceof Date))
    return invalid(
      'timelinePreview',
      `The 'timelinePreview' object must have at least one of 'release' or 'timestamp' with a valid 'lte' property.`,
    )
  return host?.endsWith('.contentful.com') && !previewHost.test(host)
    ? onlyPreview('timelinePreview', 'enable Timeline Preview')
    : undefined
}
