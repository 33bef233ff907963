import { createPlatform, type LocalPlatform, type PlatformOptions } from '../../adapters/emulator/platform.ts'

export type Answer = {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at what came, whatever it is.
  readonly body: any
}

/** Asks a platform as `curl` would; `headers` may say which API is meant. */
export const asking =
  ({ url }: Pick<LocalPlatform, 'url'>) =>
  async (method: string, path: string, body?: unknown, headers: { readonly [name: string]: string } = {}): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'content-type': management, ...headers },
      ...(body === undefined ? {} : { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== ''
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

export type Asking = ReturnType<typeof asking>
export const management = 'application/vnd.contentful.management.v1+json'
export const delivery = { 'content-type': 'application/vnd.contentful.delivery.v1+json' }
export const master = '/spaces/local/environments/master'

/** A platform for each test of a suite. */
export const withPlatform = (options: PlatformOptions = {}) => {
  let platform: LocalPlatform
  let ask: Asking
  beforeEach(async () => {
    platform = await createPlatform(options)
    ask = asking(platform)
  })
  afterEach(() => platform.close())
  return { platform: () => platform, ask: ((...call) => ask(...call)) as Asking }
}

/** A published content type with a title, and entries of it. */
export const seed = async (ask: Asking, ...ids: ReadonlyArray<string>): Promise<void> => {
  const type = { name: 'Post', displayField: 'title', fields: [{ id: 'title', name: 'Title', type: 'Symbol' }] }
  await ask('PUT', `${master}/content_types/post`, type)
  await ask('PUT', `${master}/content_types/post/published`, undefined, { 'x-contentful-version': '1' })
  for (const id of ids) {
    await ask('PUT', `${master}/entries/${id}`, { fields: { title: { 'en-US': id } } }, { 'x-contentful-content-type': 'post' })
    await ask('PUT', `${master}/entries/${id}/published`, undefined, { 'x-contentful-version': '1' })
  }
}
