import { extname } from 'node:path'
import type { SiteBundle } from '../../adapters/node/bundle.ts'
import { E } from '../../domain/prelude.ts'
import type { Checked } from '../../ports/content.ts'
import type { Failure } from '../../ports/errors.ts'
import { type Hosting, hostingOf } from '../../renderer/hosting.ts'
import { catalogueFiles } from '../catalogue/files.ts'
import type { Source } from '../generation/source.ts'
import { type Answer, document, file, missing, redirect } from './answer.ts'
import { type Opened, openContent, type Showing } from './content.ts'
import { besideOf, type Files, filesOf, fixedFiles, readyFiles } from './files.ts'
import { lookThrough, pageAt, showPage } from './page.ts'
import { panelPage } from './panel.tsx'

/** A website whose pages are rendered when they are asked for. */
export type Live = {
  /** Reads the content again. What is new takes the place of the old between two answers. */
  readonly refresh: () => Promise<void>
  readonly answer: (path: string, search: string) => Promise<Answer>
  /** All that is wrong with it; nothing where it is read again meanwhile. */
  readonly problems: () => Promise<ReadonlyArray<Failure>>
}

type State = { readonly opened: Opened; readonly files: Files; readonly beside: () => Files; readonly hosting: Hosting }
type Read = E.Either<ReadonlyArray<Failure>, State>

/** What is shown, and with which settings. */
export type How = {
  readonly showing: Showing
  readonly origin?: string | undefined
  readonly tagManager?: string | undefined
  /** Whether all parts of pages are shown, too. */
  readonly catalogue?: boolean
}

export const liveWebsite = (bundle: SiteBundle, read: Checked<Source>, how: How): Live => {
  const { showing, origin, tagManager, catalogue = false } = how
  const { stylesheets, scripts, fonts } = bundle
  const settings = { origin, stylesheets, scripts, fonts, ...(tagManager === undefined ? {} : { tagManager }) }
  const fixed = fixedFiles(bundle)
  let state: Read = E.left([])
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }

  const open = async (): Promise<Read> => {
    const source = await read()
    const opened = E.isLeft(source) ? source : await openContent(source.right, settings, showing)()
    if (E.isLeft(opened)) return opened
    const { right } = opened
    const more = catalogue ? () => readyFiles(catalogueFiles(bundle)) : () => []
    return E.right({
      opened: right,
      files: new Map([...fixed, ...filesOf(right)]),
      beside: once(() => new Map([...besideOf(right), ...more()])),
      hosting: hostingOf(settings, right.site.locales),
    })
  }
  return {
    refresh: async () => {
      const next = await open()
      await inTurn(async () => {
        const before = state
        if (E.isRight(next) && E.isRight(before)) before.right.opened.close()
        // What could not be read is told above the pages that were there before.
        state = E.isLeft(next) && E.isRight(before) ? E.right(withProblems(before.right, next.left)) : next
      })
    },
    answer: (path, search) =>
      inTurn(() =>
        E.isRight(state)
          ? answerOf(state.right, path, search)
          : Promise.resolve(document(500, panelPage(undefined, { showing, here: state.left, elsewhere: [] }))),
      ),
    problems: async () => {
      const now = state
      if (E.isLeft(now)) return now.left
      const found = await lookThrough(now.right.opened, inTurn, () => state !== now)
      return state === now ? found : []
    },
  }
}

const once = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const withProblems = (state: State, failures: ReadonlyArray<Failure>): State => ({
  ...state,
  opened: { ...state.opened, problems: [...state.opened.problems, ...failures] },
})

const answerOf = async (state: State, path: string, search: string): Promise<Answer> => {
  const everywhere = Object.entries(state.hosting.headers.find((rule) => rule.path === '/*')?.values ?? {})
  const answer = await found(state, path, search)
  const headers = Object.fromEntries(everywhere.map(([name, value]) => [name.toLowerCase(), value]))
  return { ...answer, headers: { ...headers, ...answer.headers } }
}

const found = async ({ opened, files, beside, hosting }: State, path: string, search: string): Promise<Answer> => {
  const moved = hosting.redirects.find(({ from }) => from === path)
  if (moved) return redirect(moved.status, `${moved.to}${search}`)
  if (path.endsWith('/index.html')) return redirect(301, path.slice(0, -'index.html'.length))
  const ready = files.get(decoded(path))
  if (ready) return file(path, await ready())
  if (pageAt(opened.site, path)) return showPage(opened, path)
  if (pageAt(opened.site, `${path}/`)) return redirect(301, `${path}/${search}`)
  const other = beside().get(path)
  if (other) return file(path, await other())
  const folder = beside().get(`${path}index.html`)
  if (folder) return document(200, String(await folder()))
  // Whoever asks for data or a picture has no use for a page.
  return ['', '.html'].includes(extname(path)) ? showPage(opened, path) : missing
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
