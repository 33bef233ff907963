import { type Cover, coverFormats, coverPath } from './cover.ts'
import { assetFolder } from './paths.ts'
import { imageHosts, type KeptPicture } from './picture.ts'
import { imageAddress } from './platform/image-address.ts'

/** The formats that other sites show. */
const shown = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp']

const { width, height } = coverFormats.share

/** What other sites show beside a link to a page: its own picture, cut to their shape where that can be asked for; else the one that is drawn for it. */
export const sharePicture = (cover: Cover, own: KeptPicture | undefined): KeptPicture => {
  const drawn = { url: coverPath(cover, 'share'), width, height, type: 'image/png' }
  if (own === undefined || !shown.includes(own.type)) return drawn
  if (own.url.startsWith(assetFolder)) return own
  if (!imageHosts.includes(/^https:\/\/([^/]+)\//.exec(own.url)?.[1] ?? '')) return drawn
  return {
    url: imageAddress(own.url, { width, height, fit: 'fill', format: 'jpg', quality: 80 }),
    width,
    height,
    type: 'image/jpeg',
  }
}
