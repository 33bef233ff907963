import { createHmac } from 'node:crypto'
import { expect } from 'chai'
import fc from 'fast-check'
import { signAssetUrl } from '../../adapters/signatures/asset-url.ts'
import { type ReceivedRequest, signRequest, type VerifyOptions, verifyRequest } from '../../adapters/signatures/request.ts'

const secret = '0123456789abcdef'.repeat(4)
const timestamp = 1_790_000_000_000

/** What the platform's own `node-apps-toolkit` (3.16.1) signs for these; made with it once. */
const vectors: ReadonlyArray<readonly [what: string, request: ReceivedRequest, signature: string]> = [
  ['a bare GET', { method: 'GET', path: '/', headers: {} }, 'ff891c66ea260df0a7c0441f7885889cba33ab79b8cbe7bfb10fa88201d7c73d'],
  [
    'a body and headers in any case',
    {
      method: 'POST',
      path: '/hooks/entry',
      headers: { 'Content-Type': ' application/json ', 'X-Contentful-Topic': 'ContentManagement.Entry.publish', 'a-first': '1' },
      body: '{"sys":{"id":"é"}}',
    },
    '8fba43a45cd0943d2184276e97a3389066a6cc7f90103015245dc5dba06444f6',
  ],
  [
    'a query',
    { method: 'PUT', path: '/a b/ü?x=1&y=%2Fz&q=é f', headers: { x: 'y' }, body: 'x' },
    '3e83272c540d323cbac27d75d6c29948b67d4b96b18cb1da4356ca56b3c02954',
  ],
  [
    'two question marks',
    { method: 'DELETE', path: '/a?b=c?d=e', headers: {} },
    '760be503c9619236168403d0f0037a8c2f4635b95c8638bf37873074541709a4',
  ],
  [
    'what a query may hold unescaped',
    { method: 'PATCH', path: "/a%20b/*'()!~?q=*'()!~[]", headers: {} },
    'afca338008ca15ec147999936c69e557c4a5d3d7651589c96600bd9f3b65262a',
  ],
]

const request: ReceivedRequest = {
  method: 'POST',
  path: '/hooks/entry?topic=publish',
  headers: { 'Content-Type': 'application/json', 'X-Contentful-Topic': 'ContentManagement.Entry.publish' },
  body: '{"sys":{"id":"é"}}',
}

/** The request as it arrives, signed at `timestamp`. */
const arriving = async (sent = request, context = {}): Promise<ReceivedRequest> => ({
  ...sent,
  headers: { ...(sent.headers as object), ...(await signRequest(secret, sent, { timestamp, context })) },
})
const verify = (received: ReceivedRequest, options: VerifyOptions = {}) =>
  verifyRequest(secret, received, { now: timestamp + 1000, ...options })
const problem = async (received: ReceivedRequest, options: VerifyOptions = {}, key = secret) => {
  const verdict = await verifyRequest(key, received, { now: timestamp + 1000, ...options })
  if (verdict.verified) throw new Error('It was verified.')
  return verdict.problem
}
const without = (received: ReceivedRequest, header: string): ReceivedRequest => ({
  ...received,
  headers: Object.fromEntries(Object.entries(received.headers).filter(([name]) => name !== header)),
})

describe('a signed request', () => {
  for (const [what, sent, signature] of vectors)
    it(`gets the signature the platform gives it: ${what}`, async () => {
      expect((await signRequest(secret, sent, { timestamp }))['x-contentful-signature']).to.equal(signature)
    })

  it('is verified, and says when it was signed and who acted where', async () => {
    const context = { spaceId: 'sp', environmentId: 'env', userId: 'jo', crn: 'crn:contentful:::x' }
    expect(await verify(await arriving(request, context))).to.deep.equal({ verified: true, signedAt: timestamp, context })
  })

  it('is verified from what a Node server, a Request and raw bytes give', async () => {
    const received = await arriving()
    const headers = received.headers as { readonly [name: string]: string }
    const inLists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]))
    for (const variant of [
      { ...received, headers: inLists },
      { ...received, headers: new Headers(headers) },
      { ...received, headers: { ...headers, 'x-unsigned': 'added by a proxy' } },
      { ...received, body: new TextEncoder().encode(received.body as string) },
    ])
      expect((await verify(variant)).verified).to.equal(true)
  })

  it('is verified behind a proxy that takes off a prefix of the path', async () => {
    const received = await arriving({ ...request, path: '/api/hooks/entry?topic=publish' })
    const stripped = { ...received, path: '/hooks/entry?topic=publish' }
    expect((await problem(stripped))._tag).to.equal('WrongSignature')
    for (const publicPathPrefix of ['/api', '/api/'])
      expect((await verify(stripped, { publicPathPrefix })).verified).to.equal(true)
  })

  it('is verified whatever it holds', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
        fc.webPath({ size: 'small' }),
        fc.string({ unit: 'grapheme' }),
        async (method, path, body) => {
          const received = await arriving({ ...request, method, path: `/${path}?q=a b&r=%2F`, body })
          expect((await verify(received)).verified).to.equal(true)
        },
      ),
      { numRuns: 50 },
    ))

  it('is refused when any part of it is changed', async () => {
    const received = await arriving()
    const changes: ReadonlyArray<Partial<ReceivedRequest>> = [
      { method: 'PUT' },
      { path: '/hooks/entry?topic=unpublish' },
      { body: '{"sys":{"id":"e"}}' },
      { headers: { ...(received.headers as object), 'X-Contentful-Topic': 'ContentManagement.Entry.unpublish' } },
      { headers: { ...(received.headers as object), 'x-contentful-timestamp': String(timestamp + 1) } },
    ]
    for (const change of changes) expect((await problem({ ...received, ...change }))._tag).to.equal('WrongSignature')
    expect((await problem(received, {}, 'f'.repeat(64)))._tag).to.equal('WrongSignature')
  })

  it('is refused when the list of signed headers is shortened to leave one out', async () => {
    const received = await arriving()
    const headers = received.headers as { readonly [name: string]: string }
    const list = headers['x-contentful-signed-headers']?.replace('x-contentful-topic,', '') ?? ''
    const forged = { ...received, headers: { ...headers, 'x-contentful-signed-headers': list, 'X-Contentful-Topic': 'other' } }
    expect((await problem(forged))._tag).to.equal('WrongSignature')
  })

  it('expires after 30 seconds, or after the time allowed', async () => {
    const received = await arriving()
    expect(await problem(received, { now: timestamp + 30_000 })).to.deep.equal({
      _tag: 'Expired',
      age: 30_000,
      message: 'The request was signed 30 s ago; at most 30 s are allowed. Compare the clocks, or raise ttl.',
    })
    expect((await verify(received, { now: timestamp + 29_999 })).verified).to.equal(true)
    expect((await verify(received, { now: timestamp + 59_000, ttl: 60 })).verified).to.equal(true)
    expect((await verify(received, { now: timestamp + 1e9, ttl: 0 })).verified).to.equal(true)
  })

  it('is refused by name of the header that is missing or malformed', async () => {
    const received = await arriving()
    for (const header of [
      'x-contentful-signature',
      'x-contentful-signed-headers',
      'x-contentful-timestamp',
      'X-Contentful-Topic',
    ])
      expect(await problem(without(received, header))).to.include({ _tag: 'MissingHeader', header: header.toLowerCase() })
    for (const [header, value] of [
      ['x-contentful-signature', 'abc'],
      ['x-contentful-timestamp', 'yesterday'],
    ] as const)
      expect(await problem({ ...received, headers: { ...(received.headers as object), [header]: value } })).to.include({
        _tag: 'Malformed',
        header,
      })
  })

  it('is not even looked at with a secret that can be none', async () => {
    const { _tag, message } = await problem(await arriving(), {}, 'short-secret')
    expect(_tag).to.equal('BadSecret')
    expect(message).to.equal('A signing secret has 64 characters; the one given has 12.')
  })
})

describe('a signed asset address', () => {
  const key = { policy: 'the-policy', secret: 'the-secret' }
  const address = '//images.secure.ctfassets.net/sp/as/random/cat.jpg'
  const read = (url: string) => {
    const signed = new URL(url)
    const [head = '', claims = '', signature = ''] = (signed.searchParams.get('token') ?? '').split('.')
    const json = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    return {
      signed,
      head: json(head),
      claims: json(claims),
      isGenuine: createHmac('sha256', key.secret).update(`${head}.${claims}`).digest('base64url') === signature,
    }
  }

  it('holds the policy and a token for exactly that address', async () => {
    const { signed, head, claims, isGenuine } = read(await signAssetUrl(key, address))
    expect(`${signed.origin}${signed.pathname}`).to.equal(`https:${address}`)
    expect(signed.searchParams.get('policy')).to.equal('the-policy')
    expect(head).to.deep.equal({ alg: 'HS256', typ: 'JWT' })
    expect(claims).to.deep.equal({ sub: `https:${address}` })
    expect(isGenuine).to.equal(true)
  })

  it('may end before its key', async () => {
    expect(read(await signAssetUrl(key, address, { expiresAt: 1_790_000_000 })).claims).to.include({ exp: 1_790_000_000 })
  })

  it('keeps image parameters, which are not signed', async () => {
    const { signed, claims } = read(await signAssetUrl(key, `https:${address}?w=100&fm=webp`))
    expect(signed.searchParams.get('w')).to.equal('100')
    expect(claims.sub).to.equal(`https:${address}`)
  })

  it('is not made for assets that everybody may see', async () => {
    const open = 'https://images.ctfassets.net/sp/as/random/cat.jpg'
    expect(await signAssetUrl(key, open)).to.equal(open)
    expect(await signAssetUrl(key, 'https://images.secure.ctfassets.net.evil.example/x')).to.not.include('token')
  })
})
