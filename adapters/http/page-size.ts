import { E } from '../../domain/prelude.ts'
import type { Transport, WireResponse } from '../wire/transport.ts'

/** Lists without a limit have this many records. */
const usualLimit = 100

/** When a list is too big for one answer, asks for half as many records, and remembers that for its next pages. */
export const withSmallerPages = (transport: Transport): Transport => {
  const known = new Map<string, number>()
  return (request) => async () => {
    const asked = Number(request.query.limit ?? usualLimit)
    const remembered = known.get(request.path)
    let limit = Math.min(asked, remembered ?? asked)
    for (;;) {
      const smaller = limit < asked ? { ...request, query: { ...request.query, limit } } : request
      const answer = await transport(smaller)()
      if (request.method !== 'GET' || !(limit > 1) || !E.isRight(answer) || !isTooBig(answer.right)) return answer
      limit = Math.ceil(limit / 2)
      known.set(request.path, limit)
    }
  }
}

const isTooBig = ({ status, body }: WireResponse): boolean =>
  status === 400 && /response size too big/i.test(String((body as { readonly message?: unknown } | null)?.message ?? ''))
