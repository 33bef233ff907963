import { failurePath, topOf } from '../../domain/paths.ts'
import type { Failure } from '../../ports/errors.ts'
import { renderPage } from '../../renderer/document.tsx'
import { aroundOf } from '../../renderer/generate.ts'
import { shellOf, viewRoute } from '../../renderer/render-route.ts'
import { type Context, type Site, withoutEchoes } from '../../renderer/site.ts'
import { theme } from '../theme.ts'
import type { Drafts } from './content.ts'
import { panelOf, panelPage, stylesPath } from './panel.tsx'

export type Answer = { readonly status: number; readonly html: string }

/** The page at a path as it would be published, as far as it can be shown, with all that is wrong with it above. */
export const showDraft = async ({ site, problems, content }: Drafts, path: string): Promise<Answer> => {
  const found = site.contexts.find(({ route }) => route.kind === 'page' && route.path === path)
  const context = found ?? failureFor(site, path)
  if (!context) return { status: 500, html: panelPage(undefined, { here: withoutEchoes(problems), elsewhere: [] }) }
  const { route } = context
  const around = aroundOf(theme, site, route)
  const shown = await viewRoute(around, content.pages.byId, context)
  const isHere = isOf(context)
  const told = {
    here: withoutEchoes([...problems.filter(isHere), ...shown.problems]),
    elsewhere: withoutEchoes(problems.filter((problem) => !isHere(problem))),
  }
  const status = found ? 200 : 404
  try {
    return { status, html: withPanel(renderPage(shellOf(around), shown.view), panelOf(route.locale, told)) }
  } catch {
    // What stands around every page cannot be shown: that is among the problems.
    return { status: 500, html: panelPage(route.locale, { here: [...told.here, ...told.elsewhere], elsewhere: [] }) }
  }
}

/** The narrowest one, as hosts look for it. */
const failureFor = ({ contexts }: Site, path: string): Context | undefined =>
  contexts
    .filter(
      ({ route }) => route.kind === 'failure' && (path.startsWith(topOf(route.locale)) || path === failurePath(route.locale)),
    )
    .sort((one, other) => topOf(other.route.locale).length - topOf(one.route.locale).length)[0]

const isOf =
  ({ route }: Context) =>
  (failure: Failure): boolean =>
    'where' in failure && 'entry' in failure.where && failure.where.entry === route.page.id

/** Inside of what scripts replace when they show the next page. */
const withPanel = (html: string, panel: string): string =>
  html
    .replace('</head>', () => `<link rel="stylesheet" href="${stylesPath}"></head>`)
    .replace('<div id="site"><div>', (begin) => begin + panel)
