import { type BadImage, explainImage, type ImageOptions, imageUrl } from '../../../domain/platform/image.ts'
import { E } from '../../../domain/prelude.ts'

export type Options = ImageOptions

const number = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text.trim() === '' ? Number.NaN : Number(text)

/** `w=300&fm=jpg&fl=progressive` read back into options; what is wrong with them, all at once and in the words of those who write them. */
export const readOptions = (query: { readonly [name: string]: string }): E.Either<ReadonlyArray<string>, Options> => {
  const { w, h, fit, f, fm, fl, q, r, bg } = query
  const radius = r === 'max' ? 'max' : number(r)
  const given = {
    width: number(w),
    height: number(h),
    fit,
    focus: f,
    format: fm,
    quality: number(q),
    radius,
    background: bg === undefined ? undefined : bg.replace(/^rgb:/, '#'),
    ...(fl === 'progressive' ? { progressive: true } : fl === 'png8' ? { png8: true } : {}),
  }
  const options = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Options
  const flag: ReadonlyArray<BadImage> =
    fl === undefined || fl === 'progressive' || fl === 'png8' ? [] : [{ option: 'flag', given: fl, allowed: 'progressive, png8' }]
  const checked = imageUrl('//images', options)
  const problems = [...flag, ...(E.isLeft(checked) ? checked.left : [])]
  return problems.length > 0 ? E.left(problems.map(explainImage)) : E.right(options)
}
