import { coverPath } from '../domain/cover.ts'
import { absolute } from '../domain/meta.ts'
import type { PageView } from '../domain/page-view.ts'
import { pageFile } from '../domain/paths.ts'
import { O, TH } from '../domain/prelude.ts'
import type { PageRepository } from '../ports/content.ts'
import type { Failure } from '../ports/errors.ts'
import type { OutputFile } from '../ports/output.ts'
import { renderPage } from './document.tsx'
import { type Around, viewOf } from './page-view.ts'
import { payloadFile } from './payload.ts'
import type { Context } from './site.ts'

export type Viewed = { readonly view: PageView; readonly problems: ReadonlyArray<Failure> }

/** Reads what one page holds, and shows it. One page depends on nothing but its own input. */
export const viewRoute = async (around: Around, byId: PageRepository['byId'], context: Context): Promise<Viewed> => {
  const { route } = context
  const read = await byId(route.page.id, route.locale)()
  const page = TH.isLeft(read) ? undefined : O.toUndefined(read.right)
  const { value, problems } = viewOf(around, context, page ?? { sections: [], updated: '' })
  return { view: value, problems: [...(TH.isRight(read) ? [] : read.left), ...problems] }
}

/** Whether other sites show the drawn picture of a page, which has to be made then. */
export const isDrawn = ({ settings }: Around, { meta, cover }: PageView): boolean =>
  meta.openGraph.some(({ content }) => content === absolute(settings.origin, coverPath(cover, 'share')))

/** Its document and its payload. */
export const filesOf = ({ theme, settings, frame }: Around, view: PageView): ReadonlyArray<OutputFile> => [
  { path: pageFile(view.path), contents: renderPage(shellOf({ theme, settings, frame }), view) },
  payloadFile(view),
]

export const shellOf = ({ theme, settings, frame }: Pick<Around, 'theme' | 'settings' | 'frame'>) => ({
  theme,
  settings,
  brand: frame.website.text.title,
  layout: frame.layout,
  privacy: frame.privacy,
})
