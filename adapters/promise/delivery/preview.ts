import type { Reading } from '../../http/delivery-client.ts'
import type { Transport } from '../../wire/transport.ts'
import { toError } from '../error.ts'

/** Options that only the preview API knows. */
export type PreviewOptions = {
  readonly host?: string
  readonly timelinePreview?: NonNullable<Reading['timeline']>
  readonly includeContentSourceMaps?: boolean
}

const invalid = (name: string, reason: string): Error =>
  toError({ _tag: 'Invalid', name: 'ValidationError', message: `Invalid "${name}" provided, ${reason}` })

const previewHost = /^preview(\.eu)?\.contentful\.com$/

/** Adds what these options ask for to every request for content. They are checked with each call, as the official client does. */
export const previewOf = (transport: Transport, options: PreviewOptions): Transport =>
  options.timelinePreview === undefined && options.includeContentSourceMaps === undefined
    ? transport
    : (request) => () => {
        check(options)
        const isContent = /\/(entries|assets)(\/|$)/.test(request.path)
        const query =
          isContent && options.includeContentSourceMaps ? { ...request.query, includeContentSourceMaps: true } : request.query
        return transport({ ...request, query })()
      }

const check = ({ host, timelinePreview, includeContentSourceMaps }: PreviewOptions): void => {
  if (includeContentSourceMaps !== undefined && typeof includeContentSourceMaps !== 'boolean')
    throw invalid('includeContentSourceMaps', "The 'includeContentSourceMaps' parameter must be a boolean.")
  if (includeContentSourceMaps && !host?.startsWith('preview'))
    throw invalid(
      'includeContentSourceMaps',
      `The 'includeContentSourceMaps' parameter can only be used with the CPA. Please set host to 'preview.contentful.com' or 'preview.eu.contentful.com' to include Content Source Maps.
      `,
    )
  if (timelinePreview !== undefined) checkTimeline(host, timelinePreview)
}

const checkTimeline = (host: string | undefined, moment: unknown): void => {
  if (typeof moment !== 'object' || moment === null || Array.isArray(moment))
    throw invalid('timelinePreview', "The 'timelinePreview' parameter must be an object.")
  const { release, timestamp } = moment as NonNullable<Reading['timeline']>
  if (typeof release?.lte !== 'string' && typeof timestamp?.lte !== 'string' && !(timestamp?.lte instanceof Date))
    throw invalid(
      'timelinePreview',
      "The 'timelinePreview' object must have at least one of 'release' or 'timestamp' with a valid 'lte' property.",
    )
  if (host?.endsWith('.contentful.com') && !previewHost.test(host))
    throw invalid(
      'timelinePreview',
      `The 'timelinePreview' parameter can only be used with the CPA. Please set host to 'preview.contentful.com' or 'preview.eu.contentful.com' to enable Timeline Preview.
      `,
    )
}
