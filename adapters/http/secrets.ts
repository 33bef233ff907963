import type { Headers } from '../wire/transport.ts'

/** Headers whose value nobody may see. Their end helps to tell which token it was, when it is long enough to stay secret. */
const secret = ['authorization', 'x-contentful-resource-resolution']
const shortest = 16

export const shown = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secret.includes(name.toLowerCase()) ? shortened(value) : value]),
  )

const shortened = (value: string): string => {
  const [, scheme = '', token = ''] = /^(Bearer )?(.*)$/s.exec(value) ?? []
  return `${scheme}...${token.length >= shortest ? token.slice(-5) : ''}`
}
