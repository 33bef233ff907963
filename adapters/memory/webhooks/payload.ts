import { E, pipe } from '../../../domain/prelude.ts'
import type { Event, Machine } from '../machine.ts'
import { inEnvironment } from '../places.ts'
import { type Stored, sysOf } from '../store/stored.ts'

/** Where records of these types are, and what of them the public sees beside. */
const folders: { readonly [type: string]: string } = { Entry: 'entries', Asset: 'assets', ContentType: 'content_types' }

/** What receivers are told: the record; as it is public where it was published; and of one that is gone, only that it is. */
export const payloadOf = (machine: Machine, { topic, spaceId, environmentId, record }: Event, happenedAt: string): Stored => {
  const [type = '', action = ''] = topic.split('.')
  if (action === 'delete' || action === 'unpublish') return tombstone(machine, type, record, happenedAt)
  return action === 'publish' && Object.hasOwn(folders, type)
    ? asPublic(record, publicOf(machine, { type, spaceId, environmentId, record }))
    : record
}

const tombstone = ({ user }: Machine, type: string, { sys }: Stored, time: string): Stored => ({
  sys: sysOf(
    { type: `Deleted${type}`, id: sys.id },
    {
      space: sys.space,
      environment: sys.environment,
      contentType: sys.contentType,
      revision: sys.publishedCounter ?? 0,
      createdAt: time,
      updatedAt: time,
      deletedAt: time,
      deletedBy: user,
    },
  ),
})

type Where = {
  readonly type: string
  readonly spaceId: string
  readonly environmentId: string | undefined
  readonly record: Stored
}

/** Only some locales may have been published. */
const publicOf = (machine: Machine, { type, spaceId, environmentId, record }: Where): Stored =>
  pipe(
    inEnvironment(machine)({ spaceId, environmentId }),
    E.match(
      () => record,
      ({ path }) => machine.records.get(`${path}/published/${folders[type]}`, record.sys.id) ?? record,
    ),
  )

const asPublic = (record: Stored, visible: Stored): Stored => {
  const {
    type,
    id,
    space,
    environment,
    contentType,
    createdAt,
    createdBy,
    updatedBy,
    publishedAt,
    publishedCounter,
    publishedVersion,
  } = record.sys
  return {
    ...visible,
    sys: sysOf(
      { type, id },
      {
        space,
        environment,
        contentType,
        createdBy,
        updatedBy,
        revision: publishedCounter,
        createdAt,
        updatedAt: publishedAt,
        publishedVersion,
      },
    ),
  }
}

/** The name of an entry or an asset among all of the platform. */
export const crnOf = ({ topic, spaceId, environmentId, record }: Event): string | undefined => {
  const folder = /^(Entry|Asset)\./.test(topic) ? folders[topic.split('.')[0] ?? ''] : undefined
  return folder && `crn:contentful:::content:spaces/${spaceId}/environments/${environmentId}/${folder}/${record.sys.id}`
}
