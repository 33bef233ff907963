import type { Calls } from '../call.ts'

const anything = { sys: { id: 'x' }, anything: [1, 2] }
const path = '/spaces/sp/anything'
const config = { params: { limit: 2, 'sys.id[in]': 'a,b' }, headers: { 'x-contentful-marketplace': 'terms' } }

export const raw: Calls = {
  'raw.getDefaultParams': [{ answers: [] }],
  'raw.get': [
    { args: [path], answers: [anything] },
    { args: [path, config], answers: [anything] },
  ],
  'raw.delete': [{ args: [path, config], answers: [{ status: 204, body: '' }] }],
  'raw.post': [{ args: [path, { a: 1 }, config], answers: [anything] }],
  'raw.put': [{ args: [path, { a: 1 }, config], answers: [anything] }],
  'raw.patch': [{ args: [path, [{ op: 'remove', path: '/a' }], config], answers: [anything] }],
  'raw.http': [
    { args: [path, { method: 'POST', data: { a: 1 }, ...config }], answers: [anything] },
    { args: [path, config], answers: [anything] },
  ],
}
