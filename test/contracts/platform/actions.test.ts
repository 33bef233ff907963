import { expect } from 'chai'
import { publicationState } from '../../../domain/platform/publication.ts'
import { linkTo } from '../../../domain/platform/sys.ts'
import { failure, success } from '../../data/outcome.ts'
import { at, drafted, publishedEntry, told, typed } from './model.ts'
import { describePlatform } from './subjects.ts'

const stateOf = async (subject: () => import('./subjects.ts').Subject, id: string) =>
  publicationState((await success(subject().platform.entry.get({ ...at, entryId: id }))).sys)

describePlatform('actions', (subject) => {
  beforeEach(() => typed(subject()))

  it('publish many at once, or none of them with the reasons', async () => {
    const { platform } = subject()
    const items = [await drafted(subject(), 'a', 'One'), await drafted(subject(), 'b', 'Two')].map(({ sys }) => ({
      sys: { type: 'Link' as const, linkType: 'Entry', id: sys.id, version: sys.version ?? 0 },
    }))
    await drafted(subject(), 'bad', 'A title of more than twenty')
    const bad = { sys: { type: 'Link' as const, linkType: 'Entry', id: 'bad', version: 1 } }
    const failed = await success(platform.bulkAction.publish(at, { entities: { items: [...items, bad] } }))
    const after = await success(platform.bulkAction.get({ ...at, bulkActionId: failed.sys.id }))
    expect([failed.sys.status, after.sys.status, await stateOf(subject, 'a')]).to.deep.equal(['created', 'failed', 'draft'])
    expect(JSON.stringify(after.error)).to.contain('Size must be at most 20')
    const done = await success(platform.bulkAction.publish(at, { entities: { items } }))
    expect((await success(platform.bulkAction.get({ ...at, bulkActionId: done.sys.id }))).sys.status).to.equal('succeeded')
    expect([await stateOf(subject, 'a'), await stateOf(subject, 'b')]).to.deep.equal(['published', 'published'])
    expect(told(await failure(platform.bulkAction.publish(at, { entities: { items: [linkTo('Entry', 'a')] } })))).to.deep.equal({
      status: 422,
      name: 'ValidationFailed',
      message: 'Validation error',
      details: {
        errors: [
          {
            name: 'any.required',
            path: ['entities', 'items', 0, 'sys', 'version'],
            details: '"entities.items[0].sys.version" is required',
          },
        ],
      },
    })
  })

  it('publish a release, with what was changed in it', async () => {
    const { platform } = subject()
    await publishedEntry(subject(), 'a', 'One')
    const release = await success(
      platform.release.create(at, {
        title: 'Spring',
        sys: { type: 'Release', schemaVersion: 'Release.v2' },
        entities: { items: [{ entity: linkTo('Entry', 'a'), action: 'publish' }] },
      }),
    )
    const there = { ...at, releaseId: release.sys.id }
    const inRelease = await success(platform.release.entry.get({ ...there, entryId: 'a' }))
    expect((inRelease.sys as { readonly release?: object }).release).to.deep.equal(linkTo('Release', release.sys.id))
    await success(
      platform.release.entry.update({ ...there, entryId: 'a' }, { ...inRelease, fields: { title: { 'en-US': 'Spring' } } }),
    )
    const outside = () => success(platform.entry.get({ ...at, entryId: 'a' }))
    expect((await outside()).fields.title).to.deep.equal({ 'en-US': 'One' })
    expect(told(await failure(platform.release.publish({ ...there, version: 7 })))).to.include({ status: 409 })
    const action = await success(platform.release.publish({ ...there, version: release.sys.version ?? 0 }))
    expect((await success(platform.releaseAction.get({ ...there, actionId: action.sys.id }))).sys.status).to.equal('succeeded')
    expect([(await outside()).fields.title, await stateOf(subject, 'a')]).to.deep.equal([{ 'en-US': 'Spring' }, 'published'])
    const { items } = await success(platform.releaseAction.queryForRelease(there))
    expect(items.map(({ action: name }) => name)).to.deep.equal(['publish'])
  })

  it('refuse a release of what is not there, by its type and id', async () => {
    const { platform } = subject()
    const entities = { items: [linkTo('Entry', 'nowhere')] }
    expect(told(await failure(platform.release.create(at, { title: 'No', entities })))).to.deep.equal({
      status: 422,
      name: 'ValidationFailed',
      message: 'Validation error',
      details: {
        errors: [
          {
            error: {
              sys: { type: 'Error', id: 'NotFound' },
              message: 'The resource could not be found.',
              details: { sys: { type: 'Entry', id: 'nowhere' } },
            },
          },
        ],
      },
    })
  })

  it('happen when their time has come, unless they were cancelled', async () => {
    const { platform, advance } = subject()
    for (const id of ['a', 'b']) await drafted(subject(), id, id)
    const schedule = (id: string) =>
      success(
        platform.scheduledActions.create(
          { spaceId: 'local' },
          {
            action: 'publish',
            entity: linkTo('Entry', id),
            environment: linkTo('Environment', 'master'),
            scheduledFor: { datetime: '2026-01-02T00:00:00.000Z' },
          },
        ),
      )
    const [first, second] = [await schedule('a'), await schedule('b')]
    const cancelled = await success(platform.scheduledActions.delete({ ...at, scheduledActionId: second.sys.id }))
    expect(cancelled.sys.status).to.equal('canceled')
    advance(12 * 60 * 60 * 1000)
    expect(await stateOf(subject, 'a')).to.equal('draft')
    advance(12 * 60 * 60 * 1000)
    expect([await stateOf(subject, 'a'), await stateOf(subject, 'b')]).to.deep.equal(['published', 'draft'])
    const done = await success(platform.scheduledActions.get({ ...at, scheduledActionId: first.sys.id }))
    expect(done.sys.status).to.equal('succeeded')
  })

  it('move an entity through a workflow, and write down every step', async () => {
    const { platform } = subject()
    await drafted(subject(), 'a', 'One')
    const definition = await success(
      platform.workflowDefinition.create(at, {
        name: 'Review',
        flowType: 'strict_neighbor',
        steps: [{ name: 'Draft' }, { name: 'Check' }, { name: 'Done' }],
      }),
    )
    const steps = definition.steps.map(({ id }) => id ?? '')
    const started = await success(
      platform.workflow.create(at, {
        entity: linkTo('Entry', 'a'),
        workflowDefinition: linkTo('WorkflowDefinition', definition.sys.id),
      }),
    )
    const one = { ...at, workflowId: started.sys.id }
    const sys = { version: started.sys.version ?? 0 }
    expect(started.stepId).to.equal(steps[0])
    expect(told(await failure(platform.workflow.update(one, { stepId: steps[2] ?? '', sys })))).to.include({ status: 422 })
    const moved = await success(platform.workflow.update(one, { stepId: steps[1] ?? '', sys }))
    expect([moved.stepId, moved.stepPreviousId]).to.deep.equal([steps[1], steps[0]])
    expect(told(await failure(platform.workflow.complete({ ...one, version: 1 })))).to.include({ status: 409 })
    await success(platform.workflow.complete({ ...one, version: moved.sys.version ?? 0 }))
    const { items } = await success(
      platform.workflowsChangelog.getMany({ ...at, query: { 'entity.sys.id': 'a', 'entity.sys.linkType': 'Entry' } }),
    )
    expect(items.map(({ event }) => event)).to.deep.equal(['workflow.created', 'workflow.stepChanged', 'workflow.completed'])
  })
})
