import { expect } from 'chai'
import { explain } from '../../ports/errors.ts'
import { clientOf, fakeClock, inTurn, refusal, rejection } from './platform.ts'

const bulkAction = (status: string) => ({ action: 'publish', sys: { id: 'b1', type: 'BulkAction', status } })
const releaseAction = (status: string) => ({ action: 'publish', sys: { id: 'a1', type: 'ReleaseAction', status } })
const entities = { entities: { items: [] } }
const base = '/spaces/sp/environments/env'

describe('waiting for an action', () => {
  it('looks after one second, then every two, until a bulk action has succeeded', async () => {
    const answers = inTurn(bulkAction('created'), bulkAction('inProgress'), bulkAction('inProgress'), bulkAction('succeeded'))
    const { client, waits, calls } = clientOf(answers)
    const action = await client.bulkAction.publishAndWait({}, entities)
    expect(action.sys.status).to.equal('succeeded')
    expect(waits).to.deep.equal([1000, 2000, 2000])
    expect(calls()).to.deep.equal([`POST ${base}/bulk_actions/publish`, ...Array(3).fill(`GET ${base}/bulk_actions/actions/b1`)])
  })

  it('does not look when the action is done at once', async () => {
    const { client, waits, calls } = clientOf(inTurn(bulkAction('succeeded')))
    await client.bulkAction.validateAndWait({}, entities)
    expect(waits).to.deep.equal([])
    expect(calls()).to.have.length(1)
  })

  it('looks where version 2 keeps its actions', async () => {
    const { client, calls } = clientOf(inTurn(bulkAction('created'), bulkAction('succeeded')))
    await client.bulkAction.unpublishV2AndWait({}, { action: 'unpublish', entities: { items: [] } })
    expect(calls()).to.deep.equal([`POST ${base}/bulk_actions`, `GET ${base}/bulk_actions/b1`])
  })

  for (const [name, method, path] of [
    ['publishAndWait', 'PUT', 'published'],
    ['unpublishAndWait', 'DELETE', 'published'],
    ['validateAndWait', 'POST', 'validate'],
  ] as const)
    it(`${name} of a release ends with its release action`, async () => {
      const { client, calls, requests } = clientOf(inTurn(releaseAction('created'), releaseAction('succeeded')))
      const action = await client.release[name]({ releaseId: 'r1', version: 4 })
      expect(action.sys.status).to.equal('succeeded')
      expect(calls()).to.deep.equal([`${method} ${base}/releases/r1/${path}`, `GET ${base}/releases/r1/actions/a1`])
      if (name !== 'validateAndWait') expect(requests[0]?.headers).to.include({ 'x-contentful-version': '4' })
    })

  it('takes up an action that was begun elsewhere', async () => {
    const { client, calls } = clientOf(inTurn(releaseAction('inProgress'), releaseAction('succeeded')))
    await client.releaseAction.waitFor({ releaseId: 'r1', actionId: 'a1' })
    expect(calls()).to.deep.equal(Array(2).fill(`GET ${base}/releases/r1/actions/a1`))
  })

  it('throws "BulkAction failed to execute." with the failed action', async () => {
    const { client } = clientOf(inTurn(bulkAction('created'), bulkAction('failed')))
    const error = await rejection(client.bulkAction.publishAndWait({}, entities))
    expect(error).to.include({ name: 'AsyncActionFailedError', message: 'BulkAction failed to execute.' })
    expect(error.action).to.deep.equal(bulkAction('failed'))
  })

  it('throws "ReleaseAction failed to execute." with the failed action', async () => {
    const { client } = clientOf(inTurn(releaseAction('created'), releaseAction('failed')))
    const error = await rejection(client.release.publishAndWait({ releaseId: 'r1', version: 1 }))
    expect(error).to.include({ name: 'AsyncActionFailedError', message: 'ReleaseAction failed to execute.' })
  })

  it('gives the failed action when failure shall not throw', async () => {
    const { client } = clientOf(inTurn(bulkAction('created'), bulkAction('failed')))
    const action = await client.bulkAction.publishAndWait({ throwOnFailedExecution: false }, entities)
    expect(action.sys.status).to.equal('failed')
  })

  it('gives up after 30 looks: "BulkAction didn\'t finish processing within the expected timeframe."', async () => {
    const { client, waits, calls } = clientOf(inTurn(bulkAction('inProgress')))
    const error = await rejection(client.bulkAction.publishAndWait({}, entities))
    expect(error.name).to.equal('AsyncActionProcessingError')
    expect(error.message).to.equal("BulkAction didn't finish processing within the expected timeframe.")
    expect(error.action).to.deep.equal(bulkAction('inProgress'))
    expect(calls()).to.have.length(1 + 30)
    expect(waits).to.deep.equal([1000, ...Array(29).fill(2000)])
  })

  it('takes the rhythm it is given, and sends none of it', async () => {
    const { client, waits, requests } = clientOf(inTurn(bulkAction('inProgress')))
    await rejection(client.bulkAction.publishAndWait({ initialDelay: 5, interval: 7, retries: 3 }, entities))
    expect(waits).to.deep.equal([5, 7, 7])
    for (const { query } of requests) expect(query).to.deep.equal({})
  })

  it('ends at once when the signal aborts while it waits', async () => {
    const abort = new AbortController()
    const forgetful = { now: () => 0, sleep: () => new Promise<void>(() => queueMicrotask(() => abort.abort())) }
    const { client, calls } = clientOf(inTurn(bulkAction('inProgress')), { ...fakeClock(), clock: forgetful })
    const error = await rejection(client.bulkAction.publishAndWait({ signal: abort.signal }, entities))
    expect(error.name).to.equal('AbortError')
    expect(calls()).to.have.length(1)
  })

  it('keeps the deadline over all its requests, and names all of it', async () => {
    const { core, requests } = clientOf(inTurn(bulkAction('inProgress')))
    const result = await core.bulkAction.publishAndWait({ spaceId: 'sp', environmentId: 'env', deadline: 4000 }, entities)()
    expect(result).to.deep.equal({
      _tag: 'Left',
      left: { _tag: 'Overdue', call: 'BulkAction b1', deadline: 4000 },
    })
    expect(requests.map(({ deadline }) => deadline)).to.deep.equal([4000, 3000, 1000])
  })

  it('passes on why a look was refused', async () => {
    const { core } = clientOf(inTurn<object>(bulkAction('created'), refusal(403, 'AccessDenied')))
    const result = await core.bulkAction.publishAndWait({ spaceId: 'sp', environmentId: 'env' }, entities)()
    if (result._tag !== 'Left') throw new Error('It succeeded.')
    expect(result.left).to.include({ _tag: 'Refused', name: 'AccessDenied' })
    expect(explain(result.left).where).to.equal(`GET ${base}/bulk_actions/actions/b1`)
  })
})

describe('waiting for a call of an app action', () => {
  const action = { appDefinitionId: 'app', appActionId: 'act' }
  const call = (status: string) => ({ sys: { id: 'c1', type: 'AppActionCall', status } })
  const details = (statusCode: number | undefined, response?: object) => ({
    sys: { id: 'c1', type: 'AppActionCallResponse' },
    statusCode,
    response,
  })
  const parameters = { parameters: {} }

  it('looks every two seconds, and passes over details that are not there yet', async () => {
    const { client, waits } = clientOf(inTurn<object>(call('processing'), refusal(404, 'NotFound'), details(404), details(200)))
    const response = await client.appActionCall.createWithResponse(action, parameters)
    expect(response.statusCode).to.equal(200)
    expect(waits).to.deep.equal([2000, 2000])
  })

  it('says that the app failed', async () => {
    const { client } = clientOf(inTurn<object>(call('processing'), details(200, { statusCode: 500 })))
    const error = await rejection(client.appActionCall.createWithResponse(action, parameters))
    expect(error.message).to.equal('App action not found or lambda fails')
  })

  it('gives up on a response after 15 looks', async () => {
    const { client, calls } = clientOf(inTurn<object>(call('processing'), refusal(404, 'NotFound')))
    const error = await rejection(client.appActionCall.createWithResponse(action, parameters))
    expect(error.message).to.equal('The app action response is taking longer than expected to process.')
    expect(calls()).to.have.length(1 + 15)
  })

  it('does not wait for what is forbidden', async () => {
    const { client, calls } = clientOf(inTurn<object>(call('processing'), refusal(403, 'AccessDenied')))
    expect((await rejection(client.appActionCall.createWithResponse(action, parameters))).name).to.equal('AccessDenied')
    expect(calls()).to.have.length(2)
  })

  it('gives a failed call as a result', async () => {
    const { client } = clientOf(inTurn<object>(call('processing'), call('processing'), call('failed')))
    expect((await client.appActionCall.createWithResult(action, parameters)).sys.status).to.equal('failed')
  })

  it('gives up on a result after as many looks as are allowed', async () => {
    const { client, calls, waits } = clientOf(inTurn<object>(call('processing')))
    const error = await rejection(client.appActionCall.createWithResult({ ...action, retries: 3, retryInterval: 9 }, parameters))
    expect(error.message).to.equal('The app action result is taking longer than expected to process.')
    expect(calls()).to.have.length(1 + 3)
    expect(waits).to.deep.equal([9, 9])
  })
})
