import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded before a program that knows only the platform's own hosts: what it sends there, over https, arrives at the platform on
 * this machine. The host that was meant stays in the header, by which the APIs are told apart.
 */
const local = new URL(process.env.KADE_PLATFORM_URL ?? 'http://127.0.0.1:5000')
const isMeant = (host) => /(^|\.)(contentful\.com|ctfassets\.net)$/.test(host.split(':')[0] ?? '') || host === local.host

const hostOf = ({ host, hostname, port }) => {
  const name = hostname ?? host ?? ''
  return port && !name.includes(':') && Number(port) !== 443 ? `${name}:${port}` : name
}

/** `request(url, options, callback)`, of which the first or the second may be missing. */
const readCall = (first, second, third) => {
  const isUrl = typeof first === 'string' || first instanceof URL
  const url = isUrl ? new URL(first) : undefined
  const given = isUrl ? (typeof second === 'function' ? {} : (second ?? {})) : first
  const callback = [second, third].find((each) => typeof each === 'function')
  const fromUrl = url ? { hostname: url.hostname, port: url.port, path: `${url.pathname}${url.search}` } : {}
  return { options: { ...fromUrl, ...given }, callback }
}

const plainly = http.request.bind(http)

/** The request that was meant, sent to this machine without encryption; any other goes its way. */
const led =
  (request) =>
  (...call) => {
    const { options, callback } = readCall(...call)
    if (!isMeant(hostOf(options)) || hostOf(options) === '') return request(...call)
    const { agent: _, protocol: __, host: ___, servername: ____, ...rest } = options
    const headers = { ...options.headers, host: hostOf(options) }
    return plainly({ ...rest, hostname: local.hostname, port: local.port, headers }, callback)
  }

for (const protocol of [http, https]) {
  const request = led(protocol.request.bind(protocol))
  protocol.request = request
  protocol.get = (...call) => {
    const asked = request(...call)
    asked.end()
    return asked
  }
}
syncBuiltinESMExports()

const { fetch } = globalThis
globalThis.fetch = (input, init) => {
  const asked = new Request(input, init)
  const url = new URL(asked.url)
  if (!isMeant(url.host)) return fetch(input, init)
  const headers = new Headers(asked.headers)
  headers.set('x-kade-host', url.host)
  return fetch(new URL(`${url.pathname}${url.search}`, local), {
    method: asked.method,
    headers,
    ...(asked.body ? { body: asked.body, duplex: 'half' } : {}),
  })
}
