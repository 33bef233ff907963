import { readFileSync } from 'node:fs'

const byId = (records) => new Map(records.map((record) => [record.sys.id, record]))

/** All of an export file at once: its records by id, and the language that holds what all of them share. */
export const readExport = (file) => {
  const { entries, assets, locales } = JSON.parse(readFileSync(file, 'utf8'))
  return { entries: byId(entries), assets: byId(assets), standard: locales.find((locale) => locale.default).code }
}
