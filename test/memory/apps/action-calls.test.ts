import { expect } from 'chai'
import type { WebhookRequest } from '../../../adapters/memory/webhooks/request.ts'
import type { SendWebhook } from '../../../adapters/memory/webhooks/send.ts'
import { verifyRequest } from '../../../adapters/signatures/request.ts'
import type { AppActionDraft } from '../../../ports/platform/app-action.ts'
import { made, refused } from '../webhooks/space.ts'
import { environment, openApp, secret } from './app.ts'

const answering =
  (status: number, body: string): SendWebhook =>
  async () => ({ status, body, headers: { 'content-type': 'application/json' } })

const draft = { name: 'Translate', category: 'Custom', url: 'https://app.test/act?now=1' }
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

const openAction = async (send: SendWebhook, action: AppActionDraft = draft) => {
  const sent: Array<WebhookRequest> = []
  const opened = await openApp({
    call: (request, signal) => {
      sent.push(request)
      return send(request, signal)
    },
  })
  await opened.install()
  const { sys } = await made(opened.resources.appAction.create(opened.at, action))
  const at = { ...opened.installed, appActionId: sys.id }
  const call = async (parameters: { readonly [name: string]: unknown } = {}) => {
    const { sys: first } = await made(opened.resources.appActionCall.create(at, { parameters }))
    await settled()
    const callId = first.id
    return { first, callId, last: await made(opened.resources.appActionCall.get({ ...at, callId })) }
  }
  return { ...opened, action: at, sent, call }
}

describe('a call of an action', () => {
  it('is answered before it is made, and then holds what the app said', async () => {
    const { call, resources, action } = await openAction(answering(200, '{"text":"Hallo"}'))
    const { first, callId, last } = await call({ text: 'Hello' })
    expect(first).to.include({ type: 'AppActionCall', status: 'processing' })
    expect(last.sys).to.deep.include({ status: 'succeeded', result: { text: 'Hallo' } })
    const { response } = await made(resources.appActionCall.getResponse({ ...action, callId }))
    expect(response).to.deep.equal({
      statusCode: 200,
      headers: { contentType: 'application/json' },
      body: '{"text":"Hallo"}',
    })
  })

  it('fails with the status of an app that refuses', async () => {
    const { call } = await openAction(answering(500, 'no'))
    const { last } = await call()
    expect(last.sys).to.include({ status: 'failed' })
    expect(last.sys).to.have.deep.nested.property('error.statusCode', 500)
  })

  it('fails with a reason when nobody answers, and then has no response', async () => {
    const { call, resources, action } = await openAction(() => Promise.reject(new Error('connect ECONNREFUSED')))
    const { last, callId } = await call()
    expect(last.sys).to.have.deep.nested.property('error.message', 'connect ECONNREFUSED')
    expect((await refused(resources.appActionCall.getResponse({ ...action, callId }))).status).to.equal(404)
    const { errors } = await made(resources.appActionCall.getCallDetails({ ...action, callId }))
    expect(errors).to.deep.equal(['connect ECONNREFUSED'])
  })

  it('fails when a function of the app would have to run, and calls nobody', async () => {
    const action = { name: 'Run', category: 'Custom', type: 'function' } as const
    const { call, sent } = await openAction(answering(200, ''), action)
    const { last } = await call()
    expect(last.sys).to.have.deep.nested.property('error.message', 'Functions of apps are not run on this machine.')
    expect(sent).to.deep.equal([])
  })

  it('is signed with the secret of the app, if it has one', async () => {
    const { call, sent, resources, at } = await openAction(answering(200, '{}'))
    await call({ text: 'a' })
    expect(sent[0]?.headers).not.to.have.property('x-contentful-signature')
    await made(resources.appSigningSecret.upsert(at, { value: secret }))
    await call({ text: 'b' })
    const { method = '', headers = {}, body } = sent[1] as WebhookRequest
    const verdict = await verifyRequest(secret, { method, path: '/act?now=1', headers, body: body as string })
    expect(verdict).to.deep.include({ verified: true })
  })

  it('is refused without a parameter that the action requires', async () => {
    const parameters = [{ id: 'to', name: 'To', type: 'Symbol', required: true }] as const
    const { resources, action, sent } = await openAction(answering(200, ''), { ...draft, parameters })
    const { status, details } = await refused(resources.appActionCall.create(action, { parameters: {} }))
    expect(status).to.equal(422)
    expect(details).to.have.deep.nested.property('errors[0].path', ['parameters', 'to'])
    expect(sent).to.deep.equal([])
  })
})

describe('an action', () => {
  it('has either parameters or a schema of them', async () => {
    const { resources, at } = await openApp()
    const both = { ...draft, parameters: [], parametersSchema: {} }
    const { status, details } = await refused(resources.appAction.create(at, both))
    expect(status).to.equal(422)
    expect((details as { readonly errors: unknown }).errors).to.be.a('string')
  })

  it('is offered where its app is installed', async () => {
    const { resources, at, install } = await openApp()
    await made(resources.appAction.create(at, draft))
    const offered = async () => (await made(resources.appAction.getManyForEnvironment(environment))).total
    expect(await offered()).to.equal(0)
    await install()
    expect(await offered()).to.equal(1)
  })
})
