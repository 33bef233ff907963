import { mimeTypeGroup } from '../../../domain/platform/mimetype-group.ts'
import { isLink } from '../../../domain/platform/sys.ts'
import { filterTest, matchOf } from './filter.ts'
import { linksTo } from './links.ts'
import { codesOf } from './place.ts'
import { type Read, readerOf } from './reader.ts'
import type { Condition, ContentRecord, Locales, Search, World } from './search.ts'
import { allTexts } from './texts.ts'

type Test = Read<boolean>

/** Whether a record is one of those that are asked for. Made once per query; then a few reads per record. */
export const matches = ({ contentTypeId, conditions }: Pick<Search, 'contentTypeId' | 'conditions'>, world: World): Test => {
  const tests = conditions.map((condition) => testOf(condition, world))
  const all =
    contentTypeId === undefined ? tests : [(record: ContentRecord) => contentTypeIdOf(record) === contentTypeId, ...tests]
  return (record) => all.every((test) => test(record))
}

const testOf = (condition: Condition, world: World): Test => {
  switch (condition.operator) {
    case 'query': {
      const texts = allTexts(world, condition.locales)
      const test = matchOf(condition.operand)
      return (record) => test(texts(record))
    }
    case 'links_to_entry':
      return linksTo('Entry', condition.operand)
    case 'links_to_asset':
      return linksTo('Asset', condition.operand)
    case 'mimetype_group': {
      const read = readerOf({ path: ['fields', 'file', 'contentType'], locales: condition.locales })
      return (record) => {
        const type = read(record)
        return typeof type === 'string' && mimeTypeGroup(type) === condition.operand
      }
    }
    case 'descendants': {
      const wanted = new Set(condition.operand.flatMap((id) => [id, ...world.descendants(id)]))
      return ({ metadata }) => (metadata?.concepts ?? []).some(({ sys }) => wanted.has(sys.id))
    }
    case 'displayField':
      return filterTest(condition.condition, displayFieldReader(world, condition.locales))
    case 'reference': {
      const read = readerOf(condition.from)
      const test = matches({ conditions: condition.conditions }, world)
      return (record) => {
        const link = read(record)
        const target = isLink(link) && link.sys.linkType === 'Entry' ? world.entry(link.sys.id) : undefined
        return target !== undefined && test(target)
      }
    }
    default:
      return filterTest(condition)
  }
}

const contentTypeIdOf = ({ sys }: ContentRecord): string | undefined =>
  isLink(sys.contentType) ? sys.contentType.sys.id : undefined

const displayFieldReader =
  (world: World, locales: Locales): Read<unknown> =>
  (record) => {
    const contentType = world.contentType(contentTypeIdOf(record) ?? '')
    const field = contentType?.fields.find(({ id }) => id === contentType.displayField)
    return field && readerOf({ path: ['fields', field.id], locales: codesOf(field, locales) })(record)
  }
