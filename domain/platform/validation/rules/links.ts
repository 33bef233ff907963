import { mimeTypeGroup } from '../../mimetype-group.ts'
import { isLink } from '../../sys.ts'
import { type Bounds, boundsText, endsOf, isWithin } from '../bounds.ts'
import type { Problem } from '../problem.ts'
import type { FileLike, Surroundings } from '../surroundings.ts'
import { fine, type Rules, type Subject } from './rule.ts'

export const asList = <A>(one: A | ReadonlyArray<A>): ReadonlyArray<A> => (Array.isArray(one) ? one : [one as A])

/** Whether what a link leads to is of one of these types; a link to nothing is reported as such, and not here. */
export const leadsTo = (allowed: ReadonlyArray<string>, link: unknown, around: Surroundings): boolean => {
  const type = isLink(link) && link.sys.linkType === 'Entry' ? around.entry(link.sys.id)?.contentTypeId : undefined
  return type === undefined || allowed.includes(type)
}

export const wrongContentType = (allowed: ReadonlyArray<string>): Problem => ({
  name: 'linkContentType',
  details: `Link must point to an Entry with the Content Type ${allowed.join(',')}`,
  contentTypeId: allowed,
})

/** The files of a linked asset in all its locales. */
const filesOf = ({ value, around }: Subject): ReadonlyArray<FileLike> => {
  const asset = isLink(value) && value.sys.linkType === 'Asset' ? around.asset(value.sys.id) : undefined
  return Object.values(asset?.fields?.file ?? {}).filter((file) => file !== null)
}

const byteSizes = [
  ['GB', 1024 ** 3],
  ['MB', 1024 ** 2],
  ['KB', 1024],
] as const
const inBytes = (size: number): string => {
  const [unit, scale] = byteSizes.find(([, least]) => size >= least) ?? [' bytes', 1]
  return `${size / scale}${unit}`
}

type Dimensions = { readonly width?: Bounds | null; readonly height?: Bounds | null }

export const linkRules: Rules = {
  linkContentType: (argument: string | ReadonlyArray<string>, { value, path, around }) => {
    const allowed = asList(argument)
    return leadsTo(allowed, value, around) ? fine : [{ ...wrongContentType(allowed), path, value }]
  },
  linkMimetypeGroup: (argument: string | ReadonlyArray<string>, subject) => {
    const allowed = asList(argument)
    if (filesOf(subject).every(({ contentType }) => contentType === undefined || allowed.includes(mimeTypeGroup(contentType))))
      return fine
    const details = `Link must point to an allowed file type (${allowed.join(', ')})`
    return [{ name: 'linkMimetypeGroup', details, mimetypeGroupName: allowed, path: subject.path, value: subject.value }]
  },
  assetFileSize: (bounds: Bounds, subject) => {
    const isFine = filesOf(subject).every(({ details }) => details?.size === undefined || isWithin(details.size, bounds))
    if (isFine) return fine
    const details = boundsText('File size', bounds, inBytes)
    return [{ name: 'assetFileSize', details, ...endsOf(bounds), path: subject.path, value: subject.value }]
  },
  assetImageDimensions: ({ width, height }: Dimensions, subject) => {
    const fits = (pixels: number | undefined, bounds: Bounds | null | undefined) => isWithin(pixels ?? 0, bounds ?? {})
    const images = filesOf(subject).flatMap(({ details }) => (details?.image ? [details.image] : []))
    if (images.every((image) => fits(image.width, width) && fits(image.height, height))) return fine
    const ends = { ...(width ? { width } : {}), ...(height ? { height } : {}) }
    const details = 'Image asset must satisfy dimensions bounds'
    return [{ name: 'assetImageDimensions', details, ...ends, path: subject.path, value: subject.value }]
  },
}
