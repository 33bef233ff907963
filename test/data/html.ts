/** Just enough reading of our own pages for the tests: the attributes of every element of a kind. */
export type Attributes = { readonly [name: string]: string }

const entities: { readonly [entity: string]: string } = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }
const unescaped = (text: string): string => text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)

export const elements = (html: string, tag: string): ReadonlyArray<Attributes> =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
    ),
  )

export const textOf = (html: string, tag: string): string | undefined => {
  const found = new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1]
  return found === undefined ? undefined : unescaped(found.replace(/<[^>]+>/g, ''))
}
