/** The address if a webhook may call it: http or https, and no password in it, which would end up in every log. */
export const callable = (address: unknown): URL | undefined => {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '' ? url : undefined
}
