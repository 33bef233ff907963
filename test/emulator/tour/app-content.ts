import { createHash } from 'node:crypto'
import { expect } from 'chai'
import { app, unrun } from './app.ts'
import { ends, gives, inEnvironment, inOrganization, type Known, link, refusal, type Steps } from './steps.ts'
import { zipOf } from './zip.ts'

const idsOf = ({ items }: { items: ReadonlyArray<{ sys: { id: string } }> }) => items.map(({ sys }) => sys.id)
const fn = { id: 'shops', name: 'Shops', description: 'Looks up', path: 'f.js', accepts: ['resources.search'] }
const page = '<h1>Hello</h1>'
const bundle = (known: Known) => ({ ...app(known), appBundleId: known.bundle.sys.id })
const bundleSteps: Steps = [
  [
    'appBundle.create',
    async (drive, known, also) => {
      const upload = await also('appUpload.create', inOrganization, { file: zipOf('index.html', page) })
      known.bundle = await drive(app(known), { appUploadId: upload.sys.id, comment: 'First', functions: [fn] })
      expect(known.bundle.files).to.deep.equal([
        { name: 'index.html', size: page.length, md5: createHash('md5').update(page).digest('hex') },
      ])
      expect(await refusal(drive(app(known), { appUploadId: 'nowhere' }))).to.include({ status: 422 })
    },
  ],
  gives('appBundle.get', (known) => [bundle(known)], { comment: 'First', 'functions[0].id': 'shops' }),
  gives('appBundle.getMany', (known) => [app(known)], { total: 1, 'items[0].comment': 'First' }),
  gives('function.get', (known) => [{ ...app(known), functionId: 'shops' }], { name: 'Shops', accepts: ['resources.search'] }),
  gives('function.getMany', (known) => [app(known)], { total: 1, 'items[0].path': 'f.js' }),
  gives(
    'function.getManyForEnvironment',
    (known) => [{ ...inEnvironment, appInstallationId: known.app.sys.id, query: { 'accepts[all]': 'appaction.call' } }],
    { total: 0 },
  ),
  gives(
    'functionLog.getMany',
    (known) => [{ ...inEnvironment, appInstallationId: known.app.sys.id, functionId: 'shops' }],
    { total: 0, items: [] },
    undefined,
    { partly: unrun },
  ),
  [
    'functionLog.get',
    async (drive, known) => {
      const at = { ...inEnvironment, appInstallationId: known.app.sys.id, functionId: 'shops', logId: 'l1' }
      expect(await refusal(drive(at))).to.include({ status: 404 })
    },
    { refused: unrun },
  ],
  ends('appBundle.delete', (known) => [bundle(known)], 'appBundle.get'),
]

const type = (known: Known) => ({ ...app(known), resourceTypeId: 'Shop:Product' })
const product = { name: 'Product', defaultFieldMapping: { title: '/name' } }
const resourceSteps: Steps = [
  gives(
    'resourceProvider.upsert',
    (known) => [app(known), { sys: { id: 'Shop' }, type: 'function', function: link('Function', 'shops') }],
    { 'sys.id': 'Shop', 'sys.type': 'ResourceProvider', type: 'function' },
  ),
  gives('resourceProvider.get', (known) => [app(known)], { function: link('Function', 'shops') }),
  gives('resourceType.upsert', (known) => [type(known), product], { 'sys.id': 'Shop:Product', name: 'Product' }),
  gives('resourceType.get', (known) => [type(known)], { defaultFieldMapping: { title: '/name' } }),
  gives(
    'resourceType.getMany',
    (known) => [app(known)],
    ({ items }) => expect(idsOf({ items })).to.deep.equal(['Shop:Product']),
  ),
  gives('resourceType.getForEnvironment', [inEnvironment], (found) =>
    expect(idsOf(found)).to.deep.equal(['Contentful:Entry', 'Shop:Product']),
  ),
  [
    'resource.getMany',
    async (drive) => {
      const asked = drive({ ...inEnvironment, resourceTypeId: 'Shop:Product', query: { query: 'shoe' } })
      expect(await refusal(asked)).to.include({ status: 400, name: 'BadRequest' })
    },
    { refused: unrun },
  ],
  ends('resourceType.delete', (known) => [type(known)], 'resourceType.get'),
  ends('resourceProvider.delete', (known) => [app(known)], 'resourceProvider.get'),
]

export const appContentSteps: Steps = [...bundleSteps, ...resourceSteps]
