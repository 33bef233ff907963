import type { Query } from '../../ports/platform/operations.ts'
import type { Headers } from '../wire/transport.ts'

/** Headers whose value nobody may see. Their end helps to tell which token it was, when it is long enough to stay secret. */
const secret = ['authorization', 'x-contentful-resource-resolution']
const shortest = 16

/** Shorter ones are found in too many words. */
const shortestFound = 8

export const shown = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secret.includes(name.toLowerCase()) ? shortened(value) : value]),
  )

export const withoutToken = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !secret.includes(name.toLowerCase())))

/** A text of somebody else, which may quote what it was given. */
export const withoutSecrets = (text: string, headers: Headers): string =>
  secret
    .map((name) => tokenOf(headers[name] ?? ''))
    .filter((token) => token.length >= shortestFound)
    .reduce((shorter, token) => shorter.replaceAll(token, '...'), text)

const tokenOf = (value: string): string => value.replace(/^Bearer /, '')

const shortened = (value: string): string => {
  const [, scheme = '', token = ''] = /^(Bearer )?(.*)$/s.exec(value) ?? []
  return `${scheme}...${token.length >= shortest ? token.slice(-5) : ''}`
}

/** The platform also takes a token as a parameter. */
export const shownQuery = (query: Query): Query => ('access_token' in query ? { ...query, access_token: '...' } : query)
