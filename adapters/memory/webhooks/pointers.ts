/** `{ /payload/sys/id }`: a JSON pointer (RFC 6901) into what happened. */
const one = /\{\s*(\/[^{}\s]*)\s*\}/g
const whole = /^\{\s*(\/[^{}\s]*)\s*\}$/

/** What pointers lead into. */
export type Context = { readonly topic: string; readonly payload: unknown }

const found = (context: unknown, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (parent, name) =>
        typeof parent === 'object' && parent !== null && Object.hasOwn(parent, name)
          ? (parent as { readonly [name: string]: unknown })[name]
          : undefined,
      context,
    )

const asText = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** A text with its pointers replaced by texts; by nothing where they lead nowhere. */
export const filledText = (template: string, context: Context): string =>
  template.replace(one, (_, pointer: string) => asText(found(context, pointer)))

/** Any JSON with its pointers replaced. A text that is one pointer becomes what it points at, whatever that is; null where it leads nowhere. */
export const filled = (template: unknown, context: Context): unknown => {
  if (typeof template === 'string') {
    const pointer = whole.exec(template)?.[1]
    return pointer === undefined ? filledText(template, context) : (found(context, pointer) ?? null)
  }
  if (Array.isArray(template)) return template.map((item) => filled(item, context))
  if (typeof template === 'object' && template !== null)
    return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, filled(value, context)]))
  return template
}

/** The address as it might be called, to see whether it is one. */
export const withoutPointers = (template: string): string => template.replace(one, 'x')
