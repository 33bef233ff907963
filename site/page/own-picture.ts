import type { SectionView } from '../../domain/page-view.ts'
import type { KeptPicture } from '../../domain/picture.ts'
import type { Hero } from '../modules/hero/fields.ts'

/** The one that a page opens with. */
export const ownPicture = ([first]: ReadonlyArray<SectionView>): KeptPicture | undefined => {
  const media = first?.type === 'hero' ? (first.properties as Hero).media : undefined
  return media && { url: media.url, width: media.width, height: media.height, type: media.type }
}
