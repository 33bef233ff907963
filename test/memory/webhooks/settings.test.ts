import { expect } from 'chai'
import { made, openSpace, refused, spaceId } from './space.ts'

const value = `${'x'.repeat(60)}ABCD`

describe('the signing secret of a space', () => {
  it('is shown by its last four characters', async () => {
    const { webhook } = await openSpace()
    expect(await made(webhook.upsertSigningSecret({ spaceId }, { value }))).to.include({ redactedValue: 'ABCD' })
    const answer = await made(webhook.getSigningSecret({ spaceId }))
    expect(answer).to.include({ redactedValue: 'ABCD' })
    expect(JSON.stringify(answer)).to.not.include(value)
  })

  for (const wrong of [value.slice(1), `${value}x`, `${value.slice(1)}!`, undefined])
    it(`has 64 letters and digits, not ${wrong}`, async () => {
      const { webhook } = await openSpace()
      const error = await refused(webhook.upsertSigningSecret({ spaceId }, { value: wrong as string }))
      expect(error.status).to.equal(422)
      if (wrong) expect(JSON.stringify(error)).to.not.include(wrong)
    })

  it('is gone once it is deleted', async () => {
    const { webhook } = await openSpace()
    await made(webhook.upsertSigningSecret({ spaceId }, { value }))
    await made(webhook.deleteSigningSecret({ spaceId }))
    for (const ask of [webhook.getSigningSecret, webhook.deleteSigningSecret])
      expect(await refused(ask({ spaceId }))).to.include({ status: 404, details: 'WebhookSigningSecret does not exist.' })
    expect((await refused(webhook.getSigningSecret({ spaceId: 'none' }))).details).to.deep.equal({ type: 'Space', id: 'none' })
  })
})

describe('the retry policy of a space', () => {
  it('says how often a call is made again', async () => {
    const { webhook, hook, entry, delivery, sent, waits } = await openSpace({
      send: async () => ({ status: 503, headers: {}, body: '' }),
    })
    await hook()
    expect(await made(webhook.upsertRetryPolicy({ spaceId }, { maxRetries: 4 }))).to.include({ maxRetries: 4 })
    await entry('a')
    await delivery.settled()
    expect(sent).to.have.length(5)
    expect(waits).to.deep.equal([30_000, 60_000, 60_000, 60_000])
    await made(webhook.deleteRetryPolicy({ spaceId }))
    expect((await refused(webhook.getRetryPolicy({ spaceId }))).status).to.equal(404)
  })

  it('is a whole number', async () => {
    const { webhook } = await openSpace()
    for (const maxRetries of [-1, 1.5, 100, '3'])
      expect((await refused(webhook.upsertRetryPolicy({ spaceId }, { maxRetries }))).status).to.equal(422)
  })
})
