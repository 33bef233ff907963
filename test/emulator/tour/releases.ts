import { expect } from 'chai'
import { ends, gives, inEnvironment, type Known, link, refusal, type Steps } from './steps.ts'

const two = { ...inEnvironment, entryId: 'two' }
const items = (...all: ReadonlyArray<object>) => ({ entities: { sys: { type: 'Array' }, items: all } })
const spring = ({ spring: { sys } }: Known) => ({ ...inEnvironment, releaseId: sys.id })
export const releaseSteps: Steps = [
  gives(
    'release.create',
    [inEnvironment, { title: 'Spring', ...items(link('Entry', 'two')) }],
    { title: 'Spring', 'sys.status': 'active', 'sys.version': 1, 'entities.items[0].sys.id': 'two' },
    'spring',
  ),
  gives('release.get', (known) => [spring(known)], { title: 'Spring', 'sys.type': 'Release' }),
  gives(
    'release.update',
    (known) => [
      { ...spring(known), version: 1 },
      { title: 'Late spring', ...items(link('Entry', 'two')) },
    ],
    { title: 'Late spring', 'sys.version': 2 },
    'spring',
  ),
  gives('release.query', [{ ...inEnvironment, query: { 'entities.sys.id[in]': 'two' } }], {
    'items[0].title': 'Late spring',
    pages: {},
  }),
  [
    'release.validate',
    async (drive, known) => {
      known.action = await drive(spring(known), { action: 'publish' })
      expect(known.action).to.deep.nested.include({ action: 'validate', 'sys.type': 'ReleaseAction' })
    },
  ],
  [
    'release.publish',
    async (drive, known, also) => {
      const action = await drive({ ...spring(known), version: 2 })
      expect(action.sys.release).to.deep.equal(link('Release', known.spring.sys.id))
      expect((await also('entry.get', two)).sys).to.have.property('publishedVersion')
      known.action = action
    },
  ],
  gives('releaseAction.get', (known) => [{ ...spring(known), actionId: known.action.sys.id }], {
    'sys.status': 'succeeded',
    action: 'publish',
  }),
  gives('releaseAction.getMany', [inEnvironment], ({ items: all }) =>
    expect(all.map(({ action }: { action: string }) => action)).to.have.members(['validate', 'publish']),
  ),
  gives(
    'releaseAction.queryForRelease',
    (known) => [spring(known)],
    ({ items: all }) => expect(all).to.have.length(2),
  ),
  [
    'release.unpublish',
    async (drive, known, also) => {
      expect(await refusal(drive({ ...spring(known), version: 1 }))).to.include({ status: 409 })
      const { sys } = await also('release.get', spring(known))
      expect(await drive({ ...spring(known), version: sys.version })).to.include({ action: 'unpublish' })
      expect((await also('entry.get', two)).sys).not.to.have.property('publishedVersion')
    },
  ],
  [
    'release.archive',
    async (drive, known, also) => {
      const { sys } = await also('release.get', spring(known))
      known.spring = await drive({ ...spring(known), version: sys.version })
      expect(known.spring).to.deep.nested.include({ 'sys.status': 'archived', 'sys.version': sys.version + 1 })
    },
  ],
  gives(
    'release.unarchive',
    (known) => [{ ...spring(known), version: known.spring.sys.version }],
    ({ sys }) => expect(sys.status).to.equal('active'),
    'spring',
  ),
  ends('release.delete', (known) => [spring(known)], 'release.get'),
]
