import type { ContentRecord } from './search.ts'

/** Whether any field, in any locale and at any depth, links to that record. */
export const linksTo =
  (linkType: 'Entry' | 'Asset', id: string) =>
  ({ fields = {} }: ContentRecord): boolean =>
    holdsLink(fields, linkType, id)

const holdsLink = (value: unknown, linkType: string, id: string): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some((element) => holdsLink(element, linkType, id))
  const { sys } = value as { readonly sys?: { readonly type?: unknown; readonly linkType?: unknown; readonly id?: unknown } }
  if (sys?.type === 'Link') return sys.linkType === linkType && sys.id === id
  for (const name in value) if (holdsLink((value as { readonly [name: string]: unknown })[name], linkType, id)) return true
  return false
}
