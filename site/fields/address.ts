import { E } from '../../domain/prelude.ts'
import { type Codec, derived } from './codec.ts'
import { quote } from './decode.ts'
import { text } from './values.ts'

/** Browsers ignore control characters and spaces inside a scheme; an address that has any is not one we can judge. */
const isAddress = (schemes: ReadonlyArray<string>, input: string): boolean => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: see above.
  if (/[\u0000-\u0020\u007f-\u00a0]/.test(input)) return false
  const scheme = /^([a-z]+):/i.exec(input)?.[1]?.toLowerCase()
  if (scheme === undefined || !schemes.includes(scheme)) return false
  return scheme.startsWith('http') ? /^https?:\/\/[^/\\]/i.test(input) && URL.canParse(input) : input.length > scheme.length + 1
}

const addressOf = (schemes: ReadonlyArray<string>): Codec<string> =>
  derived(text, (input) =>
    isAddress(schemes, input) ? E.right(input) : E.left(`${quote(input)} is not an address we allow (${schemes.join(', ')})`),
  )

/** Where a link may lead. */
export const address: Codec<string> = addressOf(['https', 'http', 'mailto', 'tel'])

/** Where a visitor's answers may be sent. */
export const secureAddress: Codec<string> = addressOf(['https'])

export const emailAddress: Codec<string> = derived(text, (input) =>
  /^[^\s@<>"',;:?&]+@[^\s@<>"',;:?&]+$/.test(input) ? E.right(input) : E.left(`${quote(input)} is not an e-mail address`),
)

export const phoneNumber: Codec<string> = derived(text, (input) =>
  /^\+?[\d\s()./-]{5,}$/.test(input) ? E.right(input) : E.left(`${quote(input)} is not a telephone number`),
)
