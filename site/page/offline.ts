import type { PageView } from '../../domain/page-view.ts'
import { offlinePath } from '../../domain/paths.ts'
import { textsOf } from '../texts/texts.ts'

/** The failure page with another message: whoever has no connection cannot be led anywhere else. */
export const offlinePage = (failure: PageView): PageView => {
  const { title, text } = textsOf(failure.locale.code).offline
  return { ...failure, path: offlinePath(failure.locale), title, description: text, sections: [], children: [] }
}
