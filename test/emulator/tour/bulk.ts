import { expect } from 'chai'
import { gives, inEnvironment, link, refusal, type Steps } from './steps.ts'

const two = { ...inEnvironment, entryId: 'two' }
const versioned = (id: string, version: number) => ({ sys: { type: 'Link', linkType: 'Entry', id, version } })
const items = (...all: ReadonlyArray<object>) => ({ entities: { sys: { type: 'Array' }, items: all } })

export const bulkSteps: Steps = [
  [
    'bulkAction.validate',
    async (drive, known, also) => {
      known.two = await also('entry.get', two)
      const action = await drive(inEnvironment, { action: 'publish', ...items(versioned('two', known.two.sys.version)) })
      expect(action).to.deep.nested.include({ action: 'validate', 'sys.status': 'created', 'sys.type': 'BulkAction' })
    },
  ],
  [
    'bulkAction.publish',
    async (drive, known, also) => {
      expect(await refusal(drive(inEnvironment, items(link('Entry', 'two'))))).to.include({ status: 422 })
      known.bulk = await drive(inEnvironment, items(versioned('two', known.two.sys.version)))
      expect(known.bulk).to.deep.nested.include({ action: 'publish', 'sys.status': 'created' })
      expect((await also('entry.get', two)).sys.publishedVersion).to.equal(known.two.sys.version)
    },
  ],
  gives('bulkAction.get', ({ bulk }) => [{ ...inEnvironment, bulkActionId: bulk.sys.id }], {
    'sys.status': 'succeeded',
    action: 'publish',
  }),
  [
    'bulkAction.unpublish',
    async (drive, _, also) => {
      expect(await drive(inEnvironment, items(link('Entry', 'two')))).to.deep.nested.include({ action: 'unpublish' })
      expect((await also('entry.get', two)).sys).not.to.have.property('publishedVersion')
    },
  ],
  gives('bulkAction.validateV2', [inEnvironment, { action: 'validate', entities: [{ entity: link('Entry', 'two') }] }], {
    action: 'validate',
    'sys.status': 'created',
  }),
  [
    'bulkAction.publishV2',
    async (drive, known, also) => {
      const entity = link('Entry', 'two')
      known.bulk = await drive(inEnvironment, {
        action: 'publish',
        entities: [{ entity, add: { fields: { '*': ['en-US'] } } }],
      })
      expect((await also('entry.get', two)).sys.fieldStatus['*']).to.deep.equal({ 'en-US': 'published', 'nl-BE': 'draft' })
    },
  ],
  gives('bulkAction.getV2', ({ bulk }) => [{ ...inEnvironment, bulkActionId: bulk.sys.id }], { 'sys.status': 'succeeded' }),
  [
    'bulkAction.unpublishV2',
    async (drive, _, also) => {
      await drive(inEnvironment, { action: 'unpublish', entities: [{ entity: link('Entry', 'two') }] })
      expect((await also('entry.get', two)).sys).not.to.have.property('publishedVersion')
    },
  ],
]
