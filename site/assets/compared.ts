import { mostPixels } from '../../adapters/node/picture-version.ts'
import type { Failure } from '../../ports/errors.ts'
import type { OwnFile } from './own-file.ts'

type Size = { readonly width?: number; readonly height?: number }

/** What is wrong with a file, or with what its record says about it. */
export const problemsOf = ({ named, file, size, bytes }: OwnFile): ReadonlyArray<Failure> => {
  const { where, contentType = '', details = {} } = named
  if (size === undefined && measured.includes(contentType))
    return bad(file, `It is no picture of the type ${contentType} that says how large it is.`)
  const { width = 0, height = 0 } = size ?? details.image ?? {}
  if (contentType !== drawing && width * height > mostPixels)
    return bad(file, `It has ${width * height} pixels; allowed are ${mostPixels}.`)
  const differences = [
    ...different(details.size, bytes, (count) => `${count} bytes`),
    ...different(details.image, size, ({ width, height }: Size) => `${width} × ${height} pixels`),
  ]
  return differences.length > 0 ? [{ _tag: 'OtherFile', where, file, differences }] : []
}

const drawing = 'image/svg+xml'
const measured = ['image/png', 'image/gif', 'image/jpeg', 'image/jpg', 'image/webp', drawing]

const bad = (file: string, reason: string): ReadonlyArray<Failure> => [{ _tag: 'BadFile', file, reason }]

/** What is not said is not wrong. */
const different = <A>(said: A | undefined, is: A | undefined, show: (value: A) => string): ReadonlyArray<string> =>
  said === undefined || is === undefined || show(said) === show(is) ? [] : [`${show(is)}, not ${show(said)}`]
