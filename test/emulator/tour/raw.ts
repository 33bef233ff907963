import { expect } from 'chai'
import { gives, refusal, type Steps } from './steps.ts'

const tags = '/spaces/tour/environments/master/tags'
const raw = `${tags}/raw`
const version = (number: number) => ({ headers: { 'x-contentful-version': number } })
const body = (name: string) => ({ name, sys: { id: 'raw', type: 'Tag', visibility: 'private' } })

/** Requests by their address, where an operation has none. */
export const rawSteps: Steps = [
  ['raw.getDefaultParams', async (drive) => expect(await drive()).to.equal(undefined) && undefined],
  gives('raw.put', [raw, body('Raw'), {}], { name: 'Raw', 'sys.version': 1 }),
  gives('raw.get', [raw], { name: 'Raw', 'sys.id': 'raw' }),
  gives('raw.http', [raw, { method: 'PUT', data: body('Rawer'), ...version(1) }], { name: 'Rawer', 'sys.version': 2 }),
  gives('raw.post', ['/spaces/tour/environments/master/content_types', { name: 'Raw', fields: [] }], { name: 'Raw' }),
  [
    'raw.patch',
    async (drive, _, also) => {
      const two = '/spaces/tour/environments/master/entries/two'
      const { sys } = await also('raw.get', two)
      const headers = { 'content-type': 'application/json-patch+json', 'x-contentful-version': sys.version }
      const changes = [{ op: 'add', path: '/fields/body', value: { 'en-US': 'Raw' } }]
      expect(await drive(two, changes, { headers })).to.deep.nested.include({
        'fields.body.en-US': 'Raw',
        'sys.version': sys.version + 1,
      })
    },
  ],
  [
    'raw.delete',
    async (drive, _, also) => {
      expect(await drive(raw, version(2))).to.equal(undefined)
      expect(await refusal(also('raw.get', raw))).to.include({ status: 404 })
    },
  ],
]
