import type { Provider, ReactElement, ReactNode } from 'react'
import type { Cover } from '../domain/cover.ts'
import type { ModuleType } from '../domain/page.ts'
import type { PageView, SectionView } from '../domain/page-view.ts'
import type { KeptPicture } from '../domain/picture.ts'
import type { E } from '../domain/prelude.ts'
import type { Route } from '../domain/route.ts'

/** Turns untrusted fields into what a view takes, or says what is wrong: `title: is missing`. What it gives survives JSON. */
export type Decode<F> = (fields: unknown) => E.Either<ReadonlyArray<string>, F>

/** Makes the HTML of a part once, and gives what stands in its place. `key` names the part and all in which it may differ. */
export type Remember = (key: string, part: ReactElement) => ReactNode

/** What a website brings to the renderer: how its content is read, and how it looks. */
export type Theme = {
  /** The codes of the languages that it has interface texts in. */
  readonly languages: ReadonlyArray<string>
  readonly modules: { readonly [Type in ModuleType]: Decode<object> }
  readonly layout: Decode<object>
  readonly privacy: Decode<object>
  /** The picture of a page; the website that draws it also writes its files. */
  readonly cover: (route: Route) => Cover
  /** The picture that a page brings itself, if there is one. */
  readonly picture: (sections: ReadonlyArray<SectionView>) => KeptPicture | undefined
  /** Where parts of the layout that many pages show alike find whoever remembers them; a theme may do without. */
  readonly Remember?: Provider<Remember | undefined>
  /** `brand` is the website's title, `layout` what `Theme.layout` decoded, `privacy` what `Theme.privacy` did, where there are any settings. */
  readonly Layout: (properties: {
    readonly brand: string
    readonly layout: object
    readonly privacy: object | undefined
    readonly page: PageView
    readonly children: ReactNode
  }) => ReactElement
  /** The page for those without a network, made from the one that stands in where nothing is. */
  readonly offline: (failure: PageView) => PageView
  readonly Page: (properties: { readonly page: PageView }) => ReactElement
}
