import { expect } from 'chai'
import { createMemory } from '../../../adapters/memory/memory.ts'
import { type Link, linkTo } from '../../../domain/platform/sys.ts'
import type { EnvironmentTemplateInstallations, EnvironmentTemplates } from '../../../ports/platform/environment-template.ts'
import { made, refused } from '../webhooks/space.ts'

const organization = { organizationId: 'o' }
const environment = { spaceId: 's', environmentId: 'master' }
const field = (id: string) => ({
  id,
  name: id,
  type: 'Symbol',
  localized: false,
  required: false,
  disabled: false,
  omitted: false,
})
const post = (...fields: ReadonlyArray<string>) => ({
  id: 'post',
  name: 'Post',
  displayField: 'title',
  fields: fields.map(field),
})
const editor = {
  contentTypeTemplate: linkTo('ContentTypeTemplate', 'post'),
  controls: [{ fieldId: 'title', widgetNamespace: 'builtin', widgetId: 'slugEditor' }],
}
const draft = (...fields: ReadonlyArray<string>) => ({
  name: 'Blog',
  versionName: 'one',
  entities: { contentTypeTemplates: [post(...fields)], editorInterfaceTemplates: [editor] },
})
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
type Installation = { readonly sys: { readonly id: string; readonly status: string; readonly template: Link } }

const openTemplate = async () => {
  const memory = createMemory()
  memory.openOrganization('o', 'O')
  memory.openSpace({ id: 's', name: 'S', organizationId: 'o' })
  const { contentType, editorInterface } = memory.resources
  const templates = memory.resources as unknown as {
    readonly environmentTemplate: EnvironmentTemplates
    readonly environmentTemplateInstallation: EnvironmentTemplateInstallations
  }
  const template = await made(templates.environmentTemplate.create(organization, draft('title', 'old')))
  const at = { ...organization, environmentTemplateId: template.sys.id }
  const here = { ...environment, environmentTemplateId: template.sys.id }
  const install = async (payload: object) => {
    const begun = (await made(templates.environmentTemplate.install(here, { ...payload }))) as Installation
    await settled()
    const { items } = await made(
      templates.environmentTemplateInstallation.getForEnvironment({ ...here, installationId: begun.sys.id }),
    )
    return { begun, done: items[0] as unknown as Installation }
  }
  const type = { ...environment, contentTypeId: 'post' }
  const fields = async () =>
    (await made(contentType.get(type) as ReturnType<typeof contentType.create>)).fields?.map(({ id, omitted }) =>
      omitted ? `${id} omitted` : id,
    )
  return { memory, ...templates, contentType, editorInterface, template, at, here, install, type, fields }
}

describe('an installation of a template', () => {
  it('is begun at once, and has written and published the content types a little later', async () => {
    const { install, fields, editorInterface, type } = await openTemplate()
    const { begun, done } = await install({ version: 1 })
    expect(begun.sys).to.include({ type: 'EnvironmentTemplateInstallation', status: 'created' })
    expect(done.sys).to.include({ status: 'succeeded' })
    expect(done.sys.template.sys).to.include({ linkType: 'Template', version: 1 })
    expect(await fields()).to.deep.equal(['title', 'old'])
    const { controls } = (await made(editorInterface.get(type))) as unknown as typeof editor
    expect(controls).to.deep.equal(editor.controls)
  })

  it('of a newer version changes what the older one wrote; fields that are gone are omitted, or deleted when that is asked', async () => {
    const { install, fields, environmentTemplate, at, template } = await openTemplate()
    await install({ version: 1 })
    await made(environmentTemplate.update(at, { ...draft('title', 'new'), sys: { version: template.sys.version ?? 0 } }))
    await install({ version: 2 })
    expect(await fields()).to.deep.equal(['title', 'new', 'old omitted'])
    await install({ version: 2, deleteDeletedFields: true })
    expect(await fields()).to.deep.equal(['title', 'new'])
  })

  it('does not replace a content type of somebody else, unless it may take it over', async () => {
    const { install, environmentTemplate, contentType, here, type, fields } = await openTemplate()
    const { id: _, ...own } = post('title')
    await made(contentType.createWithId(type, own as never))
    const found = (await made(environmentTemplate.validate(here, {}))) as { readonly items: ReadonlyArray<object> }
    expect(found.items).to.have.deep.nested.property('[0].details.contentType', linkTo('ContentType', 'post'))
    expect((await refused(environmentTemplate.install(here, { version: 1 }))).status).to.equal(422)
    expect(await fields()).to.deep.equal(['title'])
    await install({ version: 1, takeover: { items: [linkTo('ContentType', 'post')] } })
    expect(await fields()).to.deep.equal(['title', 'old'])
  })

  it('fails, and says why, when a content type is refused', async () => {
    const { install, environmentTemplate, at, template } = await openTemplate()
    const broken = { ...draft(), entities: { contentTypeTemplates: [{ ...post('title'), displayField: 'nowhere' }] } }
    await made(environmentTemplate.update(at, { ...broken, sys: { version: template.sys.version ?? 0 } }))
    const { done } = await install({ version: 2 })
    expect(done.sys).to.include({ status: 'failed' })
    expect(done.sys).to.have.nested.property('errors[0].message')
  })

  it('needs a version of the template that there is', async () => {
    const { environmentTemplate, here } = await openTemplate()
    expect((await refused(environmentTemplate.install(here, { version: 7 }))).status).to.equal(404)
  })

  it('is listed for all environments, or for some, or the latest of each', async () => {
    const { memory, install, at, environmentTemplateInstallation: installations } = await openTemplate()
    await made(memory.resources.environment.createWithId({ spaceId: 's', environmentId: 'empty' }, { name: 'empty' }))
    const first = (await install({ version: 1 })).begun.sys.id
    const second = (await install({ version: 1 })).begun.sys.id
    const listed = async (more: object) => (await made(installations.getMany({ ...at, ...more }))).items.map(({ sys }) => sys.id)
    expect(await listed({})).to.deep.equal([first, second])
    expect(await listed({ latestOnly: true })).to.deep.equal([second])
    expect(await listed({ spaceId: 's', environmentId: 'master' })).to.deep.equal([first, second])
    expect(await listed({ environmentId: 'empty' })).to.deep.equal([])
  })
})

describe('a version of a template', () => {
  it('keeps what it holds; only what is told of it can change', async () => {
    const { environmentTemplate, at, template } = await openTemplate()
    await made(
      environmentTemplate.update(at, { ...draft('title'), versionName: 'two', sys: { version: template.sys.version ?? 0 } }),
    )
    await made(environmentTemplate.versionUpdate({ ...at, version: 1 }, { versionName: 'oldest', name: 'Else' }))
    const first = await made(environmentTemplate.get({ ...at, version: 1 }))
    expect(first).to.include({ versionName: 'oldest', name: 'Blog' })
    expect(first.entities).to.deep.equal(draft('title', 'old').entities)
    await made(environmentTemplate.versionUpdate({ ...at, version: 2 }, { versionName: 'newest' }))
    expect(await made(environmentTemplate.get(at))).to.include({ versionName: 'newest' })
  })
})
