import { Tokenizer } from 'htmlparser2'

export type Attributes = { readonly [name: string]: string }

export type Reader = {
  /** The attributes that are wanted; of the others no value is read. */
  readonly isWanted: (attribute: string) => boolean
  readonly open: (element: string, attributes: Attributes) => void
  /** Whether anybody listens. */
  readonly isReading: () => boolean
  readonly text: (text: string) => void
  readonly close: (element: string) => void
}

/** Tokens suffice, and take half the time: no rule asks what stands inside of what. */
export const readTokens = (html: string, { isWanted, open, isReading, text, close }: Reader): void => {
  let [element, attribute, value, wanted] = ['', '', '', false]
  let attributes: { [name: string]: string } = {}
  const name = (start: number, end: number): string => html.slice(start, end).toLowerCase()
  const nothing = (): void => {}
  const opened = (): void => open(element, attributes)
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname: (start, end) => {
        element = name(start, end)
        attributes = {}
      },
      onattribname: (start, end) => {
        attribute = name(start, end)
        wanted = isWanted(attribute)
        value = ''
      },
      onattribdata: (start, end) => {
        if (wanted) value += html.slice(start, end)
      },
      onattribentity: (code) => {
        if (wanted) value += String.fromCodePoint(code)
      },
      onattribend: () => {
        if (wanted) attributes[attribute] ??= value
      },
      onopentagend: opened,
      onselfclosingtag: opened,
      ontext: (start, end) => {
        if (isReading()) text(html.slice(start, end))
      },
      ontextentity: (code) => {
        if (isReading()) text(String.fromCodePoint(code))
      },
      onclosetag: (start, end) => close(name(start, end)),
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}
