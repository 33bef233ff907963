import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { operation } from '../answer.ts'
import { counted } from '../lists.ts'
import { created, type Machine } from '../machine.ts'
import { placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { invalidPayload, notFound } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'
import { appOf, inApp, inInstallation } from './places.ts'
import { noCrypto } from './signatures.ts'
import { filesIn } from './zip.ts'

type Manifest = { readonly id: string; readonly [name: string]: unknown }
type Draft = {
  readonly appUploadId?: string
  readonly comment?: string
  readonly functions?: ReadonlyArray<Manifest>
  readonly actions?: ReadonlyArray<Manifest>
}

/** The files of an uploaded app as the platform would host them, and the functions that come with them. */
export const appBundles = (machine: Machine) => {
  const { records, files, crypto } = machine
  const {
    get,
    getMany,
    delete: remove,
  } = resource(machine, { type: 'AppBundle', folder: 'app_bundles', id: 'appBundleId', locate: inApp })
  const create = operation<Draft>((at, { appUploadId = '', comment, functions = [], actions = [] } = {}) =>
    pipe(
      inApp(machine)(at),
      E.flatMap((place) => {
        const bytes = files.get(`uploads/${appUploadId}`)
        if (!records.get(`organizations/${at.organizationId}/app_uploads`, appUploadId) || !bytes)
          return E.left(invalidPayload([{ name: 'notResolvable', path: ['upload'], value: linkTo('AppUpload', appUploadId) }]))
        if (!crypto) return E.left(noCrypto())
        const id = machine.newId()
        const listed = filesIn(bytes).map(({ name, size, content, isPacked }) => ({
          name,
          size,
          md5: crypto.md5(isPacked ? crypto.inflate(content, size) : content),
        }))
        const record = {
          files: listed,
          ...(comment === undefined ? {} : { comment }),
          ...(functions.length > 0 ? { functions } : {}),
          ...(actions.length > 0 ? { actions } : {}),
          sys: { type: 'AppBundle', id, ...created(machine) },
        }
        for (const one of functions) {
          const { id: name, ...manifest } = one
          records.put(`${place.path}/functions`, name, { ...manifest, sys: { type: 'Function', id: name, ...created(machine) } })
        }
        return E.right(placed(place)(records.put(`${place.path}/app_bundles`, id, record)))
      }),
    ),
  )
  const ofApp = resource(machine, { type: 'Function', folder: 'functions', id: 'functionId', locate: inApp })
  const getManyForEnvironment = operation((at) =>
    pipe(
      inInstallation(machine)(at),
      E.flatMap((place) => {
        const accepts = at.query?.['accepts[all]']
        const { 'accepts[all]': _, ...query } = at.query ?? {}
        const wanted = accepts === undefined ? [] : String(accepts).split(',')
        const all = records
          .all(`${appOf(machine, at.appInstallationId)?.path}/functions`)
          .filter((one) => wanted.every((event) => ((one.accepts ?? []) as ReadonlyArray<string>).includes(event)))
        return counted(query)(plainly(query)(all), placed(place))
      }),
    ),
  )
  /** Nothing runs functions here, so they leave no logs. */
  const logs = {
    get: operation((at) =>
      pipe(
        inInstallation(machine)(at),
        E.flatMap(({ missing }) => E.left(notFound(missing('FunctionLog', at.logId)))),
      ),
    ),
    getMany: operation((at) =>
      pipe(
        inInstallation(machine)(at),
        E.flatMap(() => counted(at.query ?? {})([] as ReadonlyArray<Stored>, (log) => log)),
      ),
    ),
  }
  return {
    appBundle: { get, getMany, create, delete: remove },
    function: { get: ofApp.get, getMany: ofApp.getMany, getManyForEnvironment },
    functionLog: logs,
  }
}
