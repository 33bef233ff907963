import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPlatform, type LocalPlatform } from '../../adapters/emulator/platform.ts'
import { decodeExportFile } from '../../adapters/wire/export-file.ts'
import { E } from '../../domain/prelude.ts'
import { asking, master } from '../emulator/client.ts'
import { type ExportJson, smallExport } from './export.ts'
import { filesIn } from './folder.ts'
import { kade, type Ran } from './run.ts'

export type TestSpace = {
  readonly platform: LocalPlatform
  /** Variables by which a command finds the space. */
  readonly variables: { readonly [name: string]: string }
  /** Saves a value of an entry, without publishing it. */
  readonly save: (id: string, field: string, values: { readonly [locale: string]: unknown }) => Promise<number>
  readonly publish: (id: string) => Promise<void>
  readonly unpublish: (id: string) => Promise<void>
  readonly create: (id: string, type: string, fields: object) => Promise<void>
  /** What was asked of the delivery API since the last time somebody wanted to know. */
  readonly asked: () => ReadonlyArray<string>
}

export const token = 'a-delivery-token'

/** A local platform with a small website in it. */
export const spaceWith = async (content: ExportJson = smallExport()): Promise<TestSpace> => {
  const decoded = decodeExportFile(typed(content))
  if (E.isLeft(decoded)) throw new Error(decoded.left.join('\n'))
  const platform = await createPlatform({ spaces: [{ id: 'local', import: decoded.right }] })
  const ask = asking(platform)
  const requests: Array<string> = []
  const { of } = platform.faults
  platform.faults.of = (request, api) => {
    if (api === 'delivery') requests.push(request.path.replace(/.*\//, '') + (request.query.sync_token ? ' with a token' : ''))
    return of.call(platform.faults, request, api)
  }
  const fine = async (answer: ReturnType<typeof ask>) => {
    const { status, body } = await answer
    if (status >= 400) throw new Error(JSON.stringify(body))
    return body
  }
  const entry = (id: string) => fine(ask('GET', `${master}/entries/${id}`))
  const version = async (id: string) => ({ 'x-contentful-version': String((await entry(id)).sys.version) })
  const publish = async (id: string) => {
    await fine(ask('PUT', `${master}/entries/${id}/published`, undefined, await version(id)))
  }
  return {
    platform,
    variables: { CONTENTFUL_SPACE_ID: 'local', CONTENTFUL_ACCESS_TOKEN: token, CONTENTFUL_HOST: platform.host },
    save: async (id, field, values) => {
      const { sys, fields } = await entry(id)
      const body = { fields: { ...fields, [field]: values } }
      return (await fine(ask('PUT', `${master}/entries/${id}`, body, { 'x-contentful-version': String(sys.version) }))).sys
        .version
    },
    publish,
    unpublish: async (id) => {
      await fine(ask('DELETE', `${master}/entries/${id}/published`, undefined, await version(id)))
    },
    create: async (id, type, fields) => {
      await fine(ask('PUT', `${master}/entries/${id}`, { fields }, { 'x-contentful-content-type': type }))
    },
    asked: () => requests.splice(0),
  }
}

/** The content types of small exports say only what is localized; the platform wants to know all of a field. */
const typed = (content: ExportJson): ExportJson => ({
  ...content,
  contentTypes: content.contentTypes.map((type) => {
    const { id } = type.sys as { id: string }
    const localized = (type.fields as ReadonlyArray<{ id: string }>).map((field) => field.id)
    const values = new Map<string, unknown>(localized.map((name) => [name, '']))
    for (const { sys, fields } of content.entries)
      if ((sys.contentType as { sys: { id: string } }).sys.id === id)
        for (const [name, byLocale] of Object.entries(fields))
          values.set(name, Object.values(byLocale).find((value) => value !== undefined && value !== '') ?? '')
    const fields = [...values].map(([name, value]) => ({ id: name, name, localized: localized.includes(name), ...typeOf(value) }))
    return { ...type, sys: { ...(type.sys as object), version: 2, publishedVersion: 1 }, fields }
  }),
})

const typeOf = (value: unknown): object => {
  if (Array.isArray(value)) return { type: 'Array', items: { type: 'Link', linkType: 'Entry' } }
  if (typeof value === 'boolean') return { type: 'Boolean' }
  if (typeof value !== 'object') return { type: 'Text' }
  return 'nodeType' in (value ?? {}) ? { type: 'RichText' } : { type: 'Link', linkType: 'Entry' }
}

/** The website of a space, and the one that its export gives: they have to be the same. */
export const bothWays = async ({ platform, variables }: TestSpace, folder: string) => {
  const run = await kade(['generate', '--out', join(folder, 'dist')], variables)
  mkdirSync(join(folder, 'export'), { recursive: true })
  writeFileSync(join(folder, 'export', 'export.json'), JSON.stringify(platform.export('local')))
  if (run.code !== 0) throw new Error(run.stderr)
  const other = await kade(['generate', '--content', join(folder, 'export', 'export.json'), '--out', join(folder, 'embedded')])
  return { run, other, fromSpace: textsIn(join(folder, 'dist')), fromExport: textsIn(join(folder, 'embedded')) }
}

export const textsIn = (folder: string): { readonly [path: string]: string } =>
  Object.fromEntries([...filesIn(folder)].map(([path, bytes]) => [path, bytes.toString('latin1')]))

export type { Ran }
