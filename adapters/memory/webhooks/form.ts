/** JSON as a form: `{ a: { b: [1] } }` is `a[b][0]=1`. */
export const formEncoded = (content: unknown): string => new URLSearchParams(pairs(content, '')).toString()

const pairs = (value: unknown, name: string): Array<[string, string]> => {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, member]) => pairs(member, name === '' ? key : `${name}[${key}]`))
  return value === undefined ? [] : [[name, value === null ? '' : String(value)]]
}
