import { expect } from 'chai'
import { ends, gives, inSpace, link, type Steps } from './steps.ts'

const site = { ...inSpace, apiKeyId: 'site' }
export const keySteps: Steps = [
  gives(
    'apiKey.create',
    [inSpace, { name: 'App' }],
    ({ sys, accessToken }) => {
      expect(accessToken).to.have.length(43)
      expect(sys).to.include({ type: 'ApiKey', version: 0 })
    },
    'appKeyOfSpace',
  ),
  [
    'apiKey.createWithId',
    async (drive, known) => {
      known.site = await drive(site, { name: 'Site', environments: [link('Environment', 'master')] })
      expect(known.site).to.deep.nested.include({ 'sys.id': 'site', environments: [link('Environment', 'master')] })
      const entry = `http://${known.platform.host}/spaces/tour/environments/master/entries/one`
      const answer = await fetch(entry, { headers: { authorization: `Bearer ${known.site.accessToken}` } })
      expect(((await answer.json()) as { fields: object }).fields).to.deep.include({ title: 'One' })
    },
  ],
  gives('apiKey.get', [site], (again, { site: first }) => expect(again.accessToken).to.equal(first.accessToken)),
  gives('apiKey.getMany', [inSpace], { total: 2, 'items[1].name': 'Site' }),
  gives('apiKey.update', (known) => [site, { ...known.site, name: 'The site' }], { name: 'The site', 'sys.version': 1 }),
  gives(
    'previewApiKey.get',
    (known) => [{ ...inSpace, previewApiKeyId: known.site.preview_api_key.sys.id }],
    (preview, known) => {
      expect(preview).to.deep.nested.include({ name: 'The site', 'sys.type': 'PreviewApiKey' })
      expect(preview.accessToken).not.to.equal(known.site.accessToken)
    },
  ),
  gives('previewApiKey.getMany', [inSpace], { total: 2 }),
  ends('apiKey.delete', ({ appKeyOfSpace }) => [{ ...inSpace, apiKeyId: appKeyOfSpace.sys.id }], 'apiKey.get'),
]
