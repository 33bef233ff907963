import { type Link, linkTo } from '../../../domain/platform/sys.ts'
import type { Machine } from '../machine.ts'
import { inSpace } from '../places.ts'
import { conflict } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'

const master = [linkTo('Environment', 'master')]
type Draft = { readonly [name: string]: unknown }

const environmentsOf = ({ environments }: Draft) =>
  Array.isArray(environments) && environments.length > 0 ? environments : master

/** A key for the delivery API, with its twin for the preview API, which follows it in everything. */
export const apiKeys = (machine: Machine) => {
  const { records } = machine
  const previews = 'preview_api_keys'
  const token = (): string => `${machine.newId()}${machine.newId()}`.slice(0, 43)

  const key = resource(machine, {
    type: 'ApiKey',
    folder: 'api_keys',
    id: 'apiKeyId',
    locate: inSpace,
    versions: 0,
    stale: () => conflict('The resource was changed since you read it.'),
    usual: 25,
    problems: ({ name, environments }) => [
      ...(typeof name === 'string' && name !== '' ? [] : [{ name: 'required', path: ['name'] }]),
      ...(environments === null ? [{ name: 'type', path: ['environments'], value: null }] : []),
    ],
    kept: ({ name, description, ...draft }, _at, current) => ({
      name,
      description: description ?? null,
      accessToken: current?.accessToken ?? token(),
      policies: current?.policies ?? [{ effect: 'allow', actions: 'all' }],
      preview_api_key: current?.preview_api_key ?? linkTo('PreviewApiKey', machine.newId()),
      environments: environmentsOf(draft),
    }),
    after: ({ path }, _at, record, before) => {
      const { id } = ((record ?? before) as Stored & { readonly preview_api_key: Link }).preview_api_key.sys
      if (!record) return records.remove(`${path}/${previews}`, id)
      const { name, description, environments, policies } = record
      const known = records.get(`${path}/${previews}`, id)
      records.put(`${path}/${previews}`, id, {
        name,
        description,
        environments,
        policies,
        accessToken: known?.accessToken ?? token(),
        sys: { ...record.sys, type: 'PreviewApiKey', id },
      })
    },
  })
  const { get, getMany } = resource(machine, {
    type: 'PreviewApiKey',
    folder: previews,
    id: 'previewApiKeyId',
    locate: inSpace,
    usual: 25,
  })
  return { apiKey: key, previewApiKey: { get, getMany } }
}
