import { expect } from 'chai'
import { toClient } from '../../adapters/wire/client.ts'
import { contentType } from '../../adapters/wire/content-type.ts'
import { entry } from '../../adapters/wire/entry.ts'
import type { WireRequest } from '../../adapters/wire/transport.ts'
import { TE } from '../../domain/prelude.ts'
import { failure, success } from '../data/outcome.ts'
import { inEnvironment, list } from '../parity/samples.ts'

const sys = { type: 'ContentType', id: 'article' }
const at = { ...inEnvironment, contentTypeId: 'article' }
const answering = (body: unknown) => toClient(() => TE.right({ status: 200, headers: {}, body }))(contentType)

describe('an answer', () => {
  it('may lack what was not selected', async () => {
    const chosen = { ...at, query: { select: 'name' } }
    expect(await success(answering({ sys, name: 'Article' }).get(chosen))).to.deep.equal({ sys, name: 'Article' })
    const page = list({ sys, name: 'Article' })
    expect(await success(answering(page).getMany({ ...inEnvironment, query: { select: 'sys,name' } }))).to.deep.equal(page)
  })

  it('lacks nothing when nothing was selected', async () => {
    expect(await failure(answering({ sys, name: 'Article' }).get(at))).to.include({ _tag: 'Unreadable' })
  })

  it('is of the right kind in what was selected', async () => {
    const chosen = { ...at, query: { select: 'name' } }
    for (const body of [{ sys, name: 7 }, undefined, null, 'a page of HTML'])
      expect(await failure(answering(body).get(chosen))).to.include({ _tag: 'Unreadable' })
  })
})

describe('a list that is walked by tokens', () => {
  it('is not given of the environment when one of a release was meant', async () => {
    const requests: Array<WireRequest> = []
    const client = toClient((request) => {
      requests.push(request)
      return TE.right({ status: 200, headers: {}, body: list() })
    })(entry)
    const inRelease = { ...inEnvironment, releaseId: 'r1' }
    expect(await failure(client.getManyWithCursor(inRelease))).to.include({
      _tag: 'Invalid',
      message: 'getManyWithCursor is not supported for release-scoped entries',
    })
    expect(requests).to.deep.equal([])
  })
})
