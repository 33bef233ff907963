import type { Theme } from '../renderer/theme.ts'
import { coverOf } from './covers/of-page.ts'
import { decodeLayout, decodePrivacy } from './layout/fields.ts'
import { Layout } from './layout/layout.tsx'
import { RememberContext } from './layout/once.tsx'
import { decoders } from './modules/decoders.ts'
import { offlinePage } from './page/offline.ts'
import { ownPicture } from './page/own-picture.ts'
import { Page } from './page/page.tsx'
import { languages } from './texts/texts.ts'

export const theme: Theme = {
  languages: Object.keys(languages),
  modules: decoders,
  layout: decodeLayout,
  privacy: decodePrivacy,
  offline: offlinePage,
  cover: (route) => coverOf(route).cover,
  picture: ownPicture,
  Remember: RememberContext,
  Layout,
  Page,
}
