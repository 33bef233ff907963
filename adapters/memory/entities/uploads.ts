import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import { created, type Machine } from '../machine.ts'
import { inEnvironment, inOrganization, inSpace, type Place, placed } from '../places.ts'
import { invalidPayload, notFound } from '../refusals.ts'
import type { Stored } from '../store/stored.ts'

const twoDays = 48 * 60 * 60 * 1000

/** Bytes on their way to an asset or an app; they are dropped after two days. */
const uploadsAt =
  (type: string, folder: string, id: string, locate: (machine: Machine) => (at: Parameters) => Answer<Place>) =>
  (machine: Machine) => {
    const { records, files, newId, now } = machine
    const find = (at: Parameters) =>
      pipe(
        locate(machine)(at),
        E.flatMap((place): Answer<{ readonly place: Place; readonly record: Stored }> => {
          const record = records.get(`${place.path}/${folder}`, at[id])
          const isOver = record !== undefined && String(record.sys.expiresAt) < now()
          return record && !isOver ? E.right({ place, record }) : E.left(notFound('The resource could not be found.'))
        }),
      )
    return {
      get: operation((at) =>
        pipe(
          find(at),
          E.map(({ place, record }) => placed(place)(record)),
        ),
      ),
      create: operation<{ readonly file: unknown }>((at, draft) =>
        pipe(
          locate(machine)(at),
          E.flatMap((place) => {
            const bytes = bytesOf(draft?.file)
            if (!bytes) return E.left(invalidPayload([{ name: 'required', path: [], details: 'The body holds no file' }]))
            const upload = newId()
            const expiresAt = new Date(Date.parse(now()) + twoDays).toISOString()
            files.put(`uploads/${upload}`, bytes)
            const record = { sys: { type, id: upload, expiresAt, ...created(machine) } }
            return E.right(placed(place)(records.put(`${place.path}/${folder}`, upload, record)))
          }),
        ),
      ),
      delete: operation((at) =>
        pipe(
          find(at),
          E.map(({ place, record }) => {
            files.remove(`uploads/${record.sys.id}`)
            records.remove(`${place.path}/${folder}`, record.sys.id)
            return undefined
          }),
        ),
      ),
    }
  }

const bytesOf = (file: unknown): Uint8Array | undefined => {
  if (file instanceof Uint8Array) return file
  if (file instanceof ArrayBuffer) return new Uint8Array(file)
  return typeof file === 'string' ? new TextEncoder().encode(file) : undefined
}

/** Uploads of a space are found from each of its environments. */
const anywhereInSpace = (machine: Machine) => (at: Parameters) =>
  pipe(
    at.environmentId === undefined ? inSpace(machine)(at) : inEnvironment(machine)(at),
    E.map((place): Place => ({ ...place, path: `spaces/${at.spaceId}` })),
  )

export const uploads = uploadsAt('Upload', 'uploads', 'uploadId', anywhereInSpace)
export const appUploads = uploadsAt('AppUpload', 'app_uploads', 'appUploadId', inOrganization)
