import { isLink, type Link } from '../../../domain/platform/sys.ts'

/** Every link in a value, however deep; links to content elsewhere are not ours to follow. */
export const linksIn = (value: unknown, into: Array<Link> = []): ReadonlyArray<Link> => {
  if (typeof value !== 'object' || value === null) return into
  if (isLink(value)) into.push(value)
  else for (const each of Object.values(value)) linksIn(each, into)
  return into
}
