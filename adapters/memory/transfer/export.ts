import type { ExportFile } from '../../../ports/platform/export-file.ts'
import type { Machine } from '../machine.ts'
import { type Place, placed } from '../places.ts'
import type { Stored } from '../store/stored.ts'

/** An environment as the platform's export tool would write it, so that it can be imported again, here or there. */
export const exportSpace = ({ records }: Machine, place: Place): ExportFile => {
  const inPlace = (folder: string) => records.all(`${place.path}/${folder}`).map(placed(place))
  const inSpace = (folder: string) =>
    records.all(`spaces/${place.spaceId}/${folder}`).map((record) => placed({ links: onlySpace(place) })(record))
  return {
    contentTypes: inPlace('content_types'),
    tags: inPlace('tags'),
    editorInterfaces: inPlace('editor_interfaces').map(withoutFields),
    entries: inPlace('entries'),
    assets: inPlace('assets'),
    locales: inPlace('locales'),
    webhooks: inSpace('webhook_definitions').map(withoutSecrets),
    roles: inSpace('roles'),
    // Records are kept open; what they hold came in through the codecs of their tables.
  } as unknown as ExportFile
}

const onlySpace = ({ links }: Place): Place['links'] => (links.space ? { space: links.space } : {})
const withoutFields = ({ sys: { fields: _, ...sys }, ...editor }: Stored) => ({ ...editor, sys })
const withoutSecrets = ({ httpBasicPassword: _, headers, ...webhook }: Stored) => ({
  ...webhook,
  headers: ((headers ?? []) as ReadonlyArray<{ readonly secret?: boolean; readonly value?: string }>).map(
    ({ value, ...header }) => (header.secret ? header : { ...header, value }),
  ),
})
