import { expect } from 'chai'
import { app, installed } from './app.ts'
import { ends, gives, inEnvironment, inOrganization, type Known, link, refusal, type Steps } from './steps.ts'

const definitionSteps: Steps = [
  gives(
    'appDefinition.create',
    [inOrganization, { name: 'Translator', src: 'https://app.test', locations: [{ location: 'app-config' }] }],
    { name: 'Translator', 'sys.type': 'AppDefinition', 'sys.shared': false, 'locations[0].location': 'app-config' },
    'app',
  ),
  gives('appDefinition.get', (known) => [app(known)], { src: 'https://app.test' }),
  gives('appDefinition.update', (known) => [app(known), { ...known.app, name: 'The translator' }], { name: 'The translator' }),
  gives('appDefinition.getMany', [inOrganization], { total: 1, 'items[0].name': 'The translator' }),
  [
    'appInstallation.upsert',
    async (drive, known) => {
      expect(await refusal(drive({ ...inEnvironment, appDefinitionId: 'nowhere' }, {}))).to.include({ status: 404 })
      const made = await drive(installed(known), { parameters: { tone: 'kind' } })
      expect(made.sys.appDefinition).to.deep.equal(link('AppDefinition', known.app.sys.id))
      expect(made.parameters).to.deep.equal({ tone: 'kind' })
    },
  ],
  gives('appInstallation.get', (known) => [installed(known)], { parameters: { tone: 'kind' }, 'sys.type': 'AppInstallation' }),
  gives('appInstallation.getMany', [inEnvironment], { total: 1, 'items[0].parameters.tone': 'kind' }),
  ...['appInstallation.getForOrganization', 'appDefinition.getInstallationsForOrg'].map((operation) =>
    gives(operation, (known) => [app(known)], {
      'items[0].sys.environment': link('Environment', 'master'),
      'includes.Environment[0].sys.id': 'master',
    }),
  ),
]

const action = ({ action: { sys }, ...known }: Known) => ({ ...app(known), appActionId: sys.id })
const called = ({ action: { sys }, ...known }: Known) => ({ ...installed(known), appActionId: sys.id })
const oneCall = (known: Known) => ({ ...called(known), callId: known.call.sys.id })
const translate = ({ receiverUrl }: Known) => ({
  name: 'Translate',
  category: 'Custom',
  type: 'endpoint',
  url: `${receiverUrl}/translate`,
  parameters: [{ id: 'to', name: 'To', type: 'Symbol', required: true }],
})
const quick = { retryInterval: 20, retries: 500 }
const soon = () => new Promise((resolve) => setTimeout(resolve, 20))
const actionSteps: Steps = [
  gives(
    'appAction.create',
    (known) => [app(known), translate(known)],
    { name: 'Translate', 'sys.type': 'AppAction', 'parameters[0].id': 'to' },
    'action',
  ),
  gives('appAction.get', (known) => [action(known)], { type: 'endpoint', category: 'Custom' }),
  gives('appAction.update', (known) => [action(known), { ...translate(known), name: 'Translate it' }], { name: 'Translate it' }),
  gives('appAction.getMany', (known) => [app(known)], { total: 1, 'items[0].name': 'Translate it' }),
  gives('appAction.getManyForEnvironment', [inEnvironment], { total: 1, 'items[0].name': 'Translate it' }),
  [
    'appActionCall.create',
    async (drive, known) => {
      expect(await refusal(drive(called(known), { parameters: {} }))).to.include({ status: 422 })
      known.call = await drive(called(known), { parameters: { to: 'nl-BE' } })
      expect(known.call.sys).to.deep.include({ type: 'AppActionCall', status: 'processing' })
    },
  ],
  [
    'appActionCall.get',
    async (_drive, known, also) => {
      // What the app says comes when it comes, so these are looked at without being compared.
      for (
        let tries = 0;
        tries < 500 && (await known.quietly('appActionCall.get', oneCall(known))).sys.status === 'processing';
        tries++
      )
        await soon()
      expect((await also('appActionCall.get', oneCall(known))).sys).to.deep.include({
        status: 'succeeded',
        result: { received: true },
      })
    },
  ],
  gives(
    'appActionCall.getCallDetails',
    (known) => [{ ...inEnvironment, appActionId: known.action.sys.id, callId: known.call.sys.id }],
    ({ request, response, statusCode }) => {
      expect(statusCode).to.equal(200)
      expect(JSON.parse(request.body)).to.deep.equal({ to: 'nl-BE' })
      expect(response.body).to.equal('{"received":true}')
    },
  ),
  gives('appActionCall.getResponse', (known) => [oneCall(known)], {
    'response.statusCode': 200,
    'response.body': '{"received":true}',
  }),
  gives('appActionCall.createWithResponse', (known) => [{ ...called(known), ...quick }, { parameters: { to: 'fr' } }], {
    statusCode: 200,
    'response.body': '{"received":true}',
  }),
  gives('appActionCall.createWithResult', (known) => [{ ...called(known), ...quick }, { parameters: { to: 'fr' } }], {
    'sys.status': 'succeeded',
    'sys.result': { received: true },
  }),
  ends('appAction.delete', (known) => [action(known)], 'appAction.get'),
]

export const appSteps: Steps = [...definitionSteps, ...actionSteps]
