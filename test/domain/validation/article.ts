import type { ContentTypeField } from '../../../domain/platform/content-type.ts'
import { linkTo } from '../../../domain/platform/sys.ts'
import { entryProblems } from '../../../domain/platform/validation/entry.ts'
import type { Problem, Problems } from '../../../domain/platform/validation/problem.ts'
import type { Surroundings } from '../../../domain/platform/validation/surroundings.ts'

/** Dutch is the default; English is needed where there is one, French is not; German is nobody's to edit. */
export const locales = [
  { code: 'nl', default: true },
  { code: 'en' },
  { code: 'fr', optional: true },
  { code: 'de', contentManagementApi: false },
]

const image = { contentType: 'image/png', url: '//images/a.png', details: { size: 2048, image: { width: 800, height: 600 } } }
const pdf = { contentType: 'application/pdf', url: '//assets/a.pdf', details: { size: 500 } }

/** A person and a page to link to, an image and a document; another article has the slug `taken`. */
export const surroundings: Surroundings = {
  locales,
  entry: (id) => (id === 'person' || id === 'page' ? { contentTypeId: id } : undefined),
  asset: (id) =>
    id === 'image'
      ? { fields: { file: { nl: image } } }
      : id === 'both'
        ? { fields: { file: { nl: image, en: pdf } } }
        : undefined,
  sameValue: (fieldId, locale, value) => (fieldId === 'field' && locale === 'nl' && value === 'taken' ? ['other'] : []),
}

export type Given = Partial<ContentTypeField> & Pick<ContentTypeField, 'type'>
export const fieldOf = (given: Given): ContentTypeField => ({ id: 'field', name: 'Field', ...given })

/** What is said of a value in the default locale of a field, which is called `field`. */
export const problemsOf = (given: Given, value: unknown): Problems =>
  entryProblems({ fields: { field: { nl: value } } }, { fields: [fieldOf(given)] }, surroundings)

export const here = ['fields', 'field', 'nl']
export const names = (problems: Problems): ReadonlyArray<string> => problems.map(({ name }) => name)
export const textsOf = (problems: Problems): ReadonlyArray<string | undefined> => problems.map(({ details }) => details)
export const pathsOf = (problems: Problems): ReadonlyArray<Problem['path']> => problems.map(({ path }) => path)

export const toEntry = (id: string) => linkTo('Entry', id)
export const toAsset = (id: string) => linkTo('Asset', id)

export const text = (value: string, ...marks: ReadonlyArray<string>) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
export const node = (nodeType: string, content: ReadonlyArray<object>, data: object = {}) => ({ nodeType, content, data })
export const documentOf = (...content: ReadonlyArray<object>) => node('document', content)
export const paragraph = (...content: ReadonlyArray<object>) => node('paragraph', content)
