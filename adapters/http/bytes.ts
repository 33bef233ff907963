/** Bodies that can be read once only, so a request with one is never repeated. */
export const isStream = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && (Symbol.asyncIterator in body || 'getReader' in body || 'pipe' in body)

/** Whether a body has more than `limit` bytes; nobody knows of a stream. A character has one to three. */
export const isLarger = (body: unknown, limit: number): boolean => {
  if (typeof body === 'string')
    return body.length > limit || (body.length * 3 > limit && new TextEncoder().encode(body).length > limit)
  if (body instanceof Blob) return body.size > limit
  return (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) && body.byteLength > limit
}

/** A web stream in one piece: the fetch of Node 20's packages reads only its own kind of stream. */
export const collected = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer())

/** Text of an answer, given up as soon as it grows beyond `limit` bytes. */
export const textOf = async (response: Response, limit: number): Promise<string> => {
  if (Number(response.headers.get('content-length') ?? 0) > limit) throw new TooManyBytes()
  // Node's older streams have no reader; there the `size` option of the request does this.
  if (typeof response.body?.getReader !== 'function') return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) {
      void reader.cancel()
      throw new TooManyBytes()
    }
    text += decoder.decode(value, { stream: true })
  }
}

export class TooManyBytes extends Error {}
