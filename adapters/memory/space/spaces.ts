import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import { counted } from '../lists.ts'
import { changed, created, type Machine } from '../machine.ts'
import { completedLocale } from '../model/locales.ts'
import { inOrganization } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { invalidPayload, notFound, stale } from '../refusals.ts'
import { type Stored, sysOf } from '../store/stored.ts'
import { joinSpace } from './members.ts'

type Draft = { readonly name: string; readonly defaultLocale?: string; readonly sys?: { readonly version?: number } }

const nameOfLocale = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(code) ?? code

/** A new space has a master environment with one locale, the two usual roles, and the one who made it. */
export const openSpace = (
  machine: Machine,
  {
    id,
    name,
    organizationId,
    defaultLocale = 'en-US',
  }: { id: string; name: string; organizationId: string; defaultLocale?: string },
): Stored => {
  const { records } = machine
  const organization = linkTo('Organization', organizationId)
  const space = records.put('spaces', id, {
    name,
    sys: { type: 'Space', id, version: 1, organization, ...created(machine) },
  })
  openEnvironment(machine, id, 'master', 'master')
  const localeId = machine.newId()
  records.put(`spaces/${id}/environments/master/locales`, localeId, {
    ...completedLocale({ code: defaultLocale, name: nameOfLocale(defaultLocale), fallbackCode: null, default: true }, undefined),
    sys: { type: 'Locale', id: localeId, version: 1, ...created(machine) },
  })
  joinSpace(machine, id)
  return space
}

/** Environments are ready at once here; a platform of many takes its time. */
export const openEnvironment = (machine: Machine, spaceId: string, id: string, name: string): Stored =>
  machine.records.put(`spaces/${spaceId}/environments`, id, {
    name,
    sys: { type: 'Environment', id, version: 1, status: linkTo('Status', 'ready'), ...created(machine) },
  })

export const spaces = (machine: Machine) => {
  const { records } = machine
  const find = ({ spaceId }: Parameters): Answer<Stored> =>
    E.fromNullable(notFound({ type: 'Space', id: spaceId }))(records.get('spaces', spaceId))
  const organizationOf = ({ sys }: Stored): string | undefined => sys.organization?.sys.id

  const homeOf = ({ organizationId }: Parameters): Answer<string> => {
    const all = records.all('organizations')
    const id = organizationId ?? (all.length === 1 ? all[0]?.sys.id : undefined)
    if (id === undefined)
      return E.left({
        _tag: 'Refused',
        call: '',
        status: 404,
        name: 'MissingOrganizationParameter',
        message: 'Several organizations are yours: name one in the header X-Contentful-Organization.',
      })
    return records.get('organizations', id) ? E.right(id) : E.left(notFound({ type: 'Organization', id }))
  }

  const list = (at: Parameters, all: ReadonlyArray<Stored>) =>
    counted(at.query ?? {})(plainly(at.query ?? {})(all), (space) => space)

  return {
    get: operation((at) => find(at)),
    getMany: operation((at) =>
      list(
        at,
        records.all('spaces').filter((space) => at.organizationId === undefined || organizationOf(space) === at.organizationId),
      ),
    ),
    getManyForOrganization: operation((at) =>
      pipe(
        inOrganization(machine)(at),
        E.flatMap(() =>
          list(
            at,
            records.all('spaces').filter((space) => organizationOf(space) === at.organizationId),
          ),
        ),
      ),
    ),
    create: operation<Draft>((at, draft) =>
      pipe(
        homeOf(at),
        E.flatMap((organizationId) =>
          draft.name.trim() === ''
            ? E.left(invalidPayload([{ name: 'length', path: ['name'], value: draft.name, details: 'Size must be at least 1' }]))
            : E.right(
                openSpace(machine, {
                  id: machine.newId(),
                  name: draft.name,
                  organizationId,
                  ...(draft.defaultLocale === undefined ? {} : { defaultLocale: draft.defaultLocale }),
                }),
              ),
        ),
      ),
    ),
    update: operation<Draft>((at, draft) =>
      pipe(
        find(at),
        E.flatMap((space) =>
          Number(draft.sys?.version ?? 0) !== space.sys.version
            ? E.left(stale())
            : E.right(
                records.put('spaces', space.sys.id, {
                  ...space,
                  name: draft.name,
                  sys: sysOf(space.sys, { version: (space.sys.version ?? 0) + 1 }, changed(machine)),
                }),
              ),
        ),
      ),
    ),
    /** Spaces are not archived here, so none can be taken back from there. */
    unarchive: operation((at) =>
      pipe(
        find(at),
        E.flatMap(() =>
          E.left(invalidPayload([{ name: 'state', path: ['sys', 'archivedAt'], details: 'The space is not archived' }])),
        ),
      ),
    ),
    delete: operation((at) =>
      pipe(
        find(at),
        E.map(({ sys }) => {
          records.remove('spaces', sys.id)
          records.clear(`spaces/${sys.id}`)
          return undefined
        }),
      ),
    ),
  }
}
