import { type ImageOptions, imageUrl } from '../../../domain/platform/image.ts'
import { E } from '../../../domain/prelude.ts'
import type { Format } from './formats.ts'

/** The parameters of an address, as they came. */
export type Query = { readonly [name: string]: string }

type Option = keyof ImageOptions

const parameters: { readonly [option in Option]-?: string } = {
  width: 'w',
  height: 'h',
  fit: 'fit',
  focus: 'f',
  format: 'fm',
  quality: 'q',
  radius: 'r',
  background: 'bg',
  progressive: 'fl',
  png8: 'fl',
}

/** Where an address spells it differently than an option does. */
const spelled: { readonly [option: string]: string } = {
  background: 'a colour such as rgb:9090ff',
  progressive: 'progressive only with fm=jpg',
  png8: 'png8 only with fm=png',
}

/** Digits only: `Number` would also take `1e3`, `0x10` and nothing at all. */
const number = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN)
const colour = (text: string): string => (/^rgb:[0-9a-f]{6}$/i.test(text) ? `#${text.slice(4)}` : '')
const sentence = (parameter: string, given: unknown, allowed: string): string =>
  `The parameter ${parameter} is ${JSON.stringify(given)}; allowed is ${allowed}.`

/** What an address asks for, `own` being the format of the original; or all that is wrong with it, a sentence each. */
export const readOptions = (query: Query, own: Format): E.Either<ReadonlyArray<string>, ImageOptions> => {
  const { w, h, fit, f, fm, fl, q, r, bg } = query
  const given = {
    width: w === undefined ? undefined : number(w),
    height: h === undefined ? undefined : number(h),
    fit,
    focus: f,
    // A flag is about the format the image has in the end.
    format: fm ?? (fl === undefined ? undefined : own),
    quality: q === undefined ? undefined : number(q),
    radius: r === undefined ? undefined : r === 'max' ? r : number(r),
    background: bg === undefined ? undefined : colour(bg),
    progressive: fl === 'progressive' ? true : undefined,
    png8: fl === 'png8' ? true : undefined,
  }
  // Not known to be options until `imageUrl` has looked at them: the rules for writing an address are those for reading one.
  const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as ImageOptions
  const checked = imageUrl('//image', options)
  const problems = [
    ...(fl === undefined || options.progressive || options.png8 ? [] : [sentence('fl', fl, 'progressive, png8')]),
    ...(E.isLeft(checked)
      ? checked.left.map(({ option, allowed }) => {
          const name = parameters[option as Option]
          return sentence(name, query[name], spelled[option] ?? allowed)
        })
      : []),
  ]
  return problems.length > 0 ? E.left(problems) : E.right(options)
}
