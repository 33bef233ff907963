import { expect } from 'chai'
import { ends, gives, inOrganization, type Known, refusal, type Steps } from './steps.ts'

const me = 'local-user'

const scopes = ['content_management_manage']
const tokenSteps: Steps = [
  gives(
    'personalAccessToken.create',
    [{ name: 'CI', scopes, expiresIn: 3600 }],
    ({ name, token, sys }) => {
      expect(name).to.equal('CI')
      expect(token).to.match(/^CFPAT-\w{43}$/)
      expect(Date.parse(sys.expiresAt) - Date.parse(sys.createdAt)).to.be.within(3_599_000, 3_601_000)
    },
    'ci',
  ),
  gives(
    'personalAccessToken.get',
    ({ ci }) => [{ tokenId: ci.sys.id }],
    (token) => {
      expect(token).to.deep.include({ name: 'CI', scopes, revokedAt: null })
      expect(token).not.to.have.property('token')
    },
  ),
  gives('accessToken.createPersonalAccessToken', [{ name: 'Mine', scopes }], { name: 'Mine' }, 'mine'),
  gives('accessToken.get', ({ mine }) => [{ tokenId: mine.sys.id }], { name: 'Mine', 'sys.type': 'PersonalAccessToken' }),
  gives('personalAccessToken.getMany', [{}], { total: 2, 'items[0].name': 'CI' }),
  gives('accessToken.getMany', [{}], { total: 2, 'items[1].name': 'Mine' }),
  gives('accessToken.getManyForOrganization', [inOrganization], { total: 2 }),
  gives(
    'personalAccessToken.revoke',
    ({ ci }) => [{ tokenId: ci.sys.id }],
    ({ revokedAt }) => expect(revokedAt).to.match(/^\d{4}-\d\d-\d\dT/),
  ),
  gives(
    'accessToken.revoke',
    ({ mine }) => [{ tokenId: mine.sys.id }],
    ({ revokedAt }) => expect(revokedAt).to.match(/^\d{4}-\d\d-\d\dT/),
  ),
]

const application = ({ application: { sys } }: Known) => ({ userId: me, oauthApplicationId: sys.id })
const draft = { name: 'App', description: 'Ours', scopes, redirectUri: 'https://app.test', confidential: false }
const unasked = { partly: 'kept, but nobody signs in to another program through this machine' }
const oauthSteps: Steps = [
  [
    'oauthApplication.create',
    async (drive, known) => {
      expect(await refusal(drive({ userId: me }, { ...draft, redirectUri: 'nowhere' }))).to.include({ status: 422 })
      known.application = await drive({ userId: me }, draft)
      expect(known.application).to.include({ name: 'App', redirectUri: 'https://app.test', confidential: false })
      expect(known.application.clientSecret).to.match(/^\w+$/)
    },
    unasked,
  ],
  gives(
    'oauthApplication.get',
    (known) => [application(known)],
    ({ clientId }, known) => expect(clientId).to.equal(known.application.clientId),
  ),
  gives('oauthApplication.getManyForUser', [{ userId: me }], ({ items }) => expect(items).to.have.length(1)),
  gives('oauthApplication.update', (known) => [application(known), { name: 'Their app' }], {
    name: 'Their app',
    redirectUri: 'https://app.test',
    description: 'Ours',
  }),
  ends('oauthApplication.delete', (known) => [application(known)], 'oauthApplication.get'),
]

export const accessSteps: Steps = [...tokenSteps, ...oauthSteps]
