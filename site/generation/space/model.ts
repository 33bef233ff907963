import { everything } from '../../../adapters/content/snapshot.ts'
import { pipe, TE } from '../../../domain/prelude.ts'
import type { PlatformError } from '../../../ports/errors.ts'
import type { ContentType } from '../../../ports/platform/content-type.ts'
import type { DeliveredLocale, DeliveryApi } from '../../../ports/platform/delivery.ts'
import type { ExportedContentType } from '../../../ports/platform/export-file.ts'
import type { At, Outcome } from '../../../ports/platform/operations.ts'

/** What is asked of a delivery API. */
export type SpaceApi = Pick<DeliveryApi, 'getEntries' | 'getAssets' | 'getLocales' | 'getContentTypes' | 'sync'>

export type Environment = At<'spaceId' | 'environmentId'>

/** What decides which values of a record a language shows. */
export type Model = {
  readonly locales: ReadonlyArray<DeliveredLocale>
  /** Nothing where the API does not tell. */
  readonly contentTypes?: ReadonlyArray<ExportedContentType>
}

export const readModel = (api: SpaceApi, at: Environment): Outcome<Model> =>
  pipe(
    TE.Do,
    TE.bind('locales', () =>
      pipe(
        api.getLocales(at),
        TE.map(({ items }) => items),
      ),
    ),
    TE.bind('types', () => pipe(everything(api.getContentTypes, at), orNothing)),
    TE.map(
      ({ locales, types }): Model => (types && areAllThere(locales) ? { locales, contentTypes: types.map(shape) } : { locales }),
    ),
  )

/** Some APIs do not have all of it. */
export const orNothing = <A>(asked: Outcome<A>): Outcome<A | undefined> =>
  pipe(
    asked,
    TE.orElse((error): Outcome<A | undefined> => (isRefused(error, 404) ? TE.right(undefined) : TE.left(error))),
  )

export const isRefused = (error: PlatformError, ...statuses: ReadonlyArray<number>): boolean =>
  error._tag === 'Refused' && statuses.includes(error.status)

/** A language may fall back to one that is hidden: what it shows then, only the platform can tell. */
const areAllThere = (locales: ReadonlyArray<DeliveredLocale>): boolean =>
  locales.every(({ fallbackCode }) => fallbackCode === null || locales.some(({ code }) => code === fallbackCode))

/** A field that was taken away and made again has lost its values, though it looks the same: the revision tells. */
const shape = ({ sys, name, fields }: ContentType): ExportedContentType => {
  const { id, type, revision } = sys as ContentType['sys'] & { readonly revision?: number }
  return {
    sys: { id, type, ...(revision === undefined ? {} : { revision }) },
    name,
    fields: fields.map(({ id, localized = false, omitted = false }) => ({ id, localized, omitted })),
  }
}
