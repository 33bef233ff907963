import { failurePath, topOf } from '../../domain/paths.ts'
import type { Failure } from '../../ports/errors.ts'
import { renderPage } from '../../renderer/document.tsx'
import { aroundOf } from '../../renderer/generate.ts'
import { shellOf, viewRoute } from '../../renderer/render-route.ts'
import { type Context, type Site, withoutEchoes } from '../../renderer/site.ts'
import { theme } from '../theme.ts'
import { type Answer, document } from './answer.ts'
import { isBroken, type Opened } from './content.ts'
import { panelOf, panelPage, stylesPath } from './panel.tsx'

/** The page at a path, if there is one. */
export const pageAt = ({ contexts }: Site, path: string): Context | undefined =>
  contexts.find(({ route }) => route.kind === 'page' && route.path === path)

/** The page at a path as it would be published, as far as it can be shown, with all that is wrong with it above. */
export const showPage = async (opened: Opened, path: string): Promise<Answer> => {
  const { site, problems, content, showing } = opened
  const found = pageAt(site, path)
  const context = found ?? failureFor(site, path)
  if (!context) return document(500, panelPage(undefined, { showing, here: withoutEchoes(problems), elsewhere: [] }))
  const { route } = context
  const around = aroundOf(theme, site, route)
  const shown = await viewRoute(around, content.pages.byId, context)
  const isHere = isOf(context)
  const told = {
    showing,
    here: withoutEchoes([...problems.filter(isHere), ...shown.problems]),
    elsewhere: withoutEchoes(problems.filter((problem) => !isHere(problem))),
  }
  // What stands around every page is broken: that is among the problems.
  if (isBroken(around.frame))
    return document(500, panelPage(route.locale, { showing, here: [...told.here, ...told.elsewhere], elsewhere: [] }))
  return document(found ? 200 : 404, withPanel(renderPage(shellOf(around), shown.view), panelOf(route.locale, told)))
}

/** Everything that is wrong, on whatever page. It takes as long as that: others have their turn in between. */
export const lookThrough = async (
  { site, problems, content }: Opened,
  inTurn: <A>(work: () => Promise<A>) => Promise<A>,
  isOver: () => boolean,
): Promise<ReadonlyArray<Failure>> => {
  const found = [...problems]
  for (const context of site.contexts) {
    const look = async () =>
      isOver() ? [] : (await viewRoute(aroundOf(theme, site, context.route), content.pages.byId, context)).problems
    found.push(...(await inTurn(look)))
    await new Promise(setImmediate)
  }
  return withoutEchoes(found)
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
  panel === ''
    ? html
    : html
        .replace('</head>', () => `<link rel="stylesheet" href="${stylesPath}"></head>`)
        .replace('<div id="site"><div>', (begin) => begin + panel)
