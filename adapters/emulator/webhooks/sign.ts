import { createHmac } from 'node:crypto'
import {
  canonicalHead,
  namesToSign,
  signatureHeader,
  signedHeadersHeader,
  timestampHeader,
} from '../../../domain/platform/canonical-request.ts'
import type { SignWebhook } from '../../memory/webhooks/attempts.ts'

/** Signs all headers of a call, its path with the query, and its body, as the platform does (documentation: "Request verification"). */
export const signWebhook: SignWebhook = async (secret, { method, path, headers, body }, { timestamp }) => {
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.trim()]))
  const names = namesToSign(Object.keys(given)).join(',')
  const own = { [signedHeadersHeader]: names, [timestampHeader]: String(timestamp) }
  const signature = createHmac('sha256', secret)
    .update(canonicalHead({ method, path, headers: { ...given, ...own } }))
    .update(body)
    .digest('hex')
  return { ...own, [signatureHeader]: signature }
}
