import { expect } from 'chai'
import { createMemory } from '../../../adapters/memory/memory.ts'
import type { DataAssemblies, DesignTokens, Experiences, ExperienceVariants } from '../../../ports/platform/experience.ts'
import { made, refused } from '../webhooks/space.ts'

const environment = { spaceId: 's', environmentId: 'master' }

const openExperiences = () => {
  const memory = createMemory()
  memory.openOrganization('o', 'O')
  memory.openSpace({ id: 's', name: 'S', organizationId: 'o' })
  return memory.resources as unknown as {
    readonly experience: Experiences
    readonly experienceVariant: ExperienceVariants
    readonly dataAssembly: DataAssemblies
    readonly designToken: DesignTokens
  }
}
const home = { ...environment, experienceId: 'home' }
const variant = { ...home, variantId: 'b' }

describe('an experience', () => {
  it('is made by writing it without a version, and changed from the version that is there', async () => {
    const { experience } = openExperiences()
    const first = await made(experience.upsert(home, { name: 'Home' }))
    expect(first.sys).to.include({ id: 'home', version: 1 })
    expect((await refused(experience.upsert(home, { name: 'Again' }))).status).to.equal(409)
    expect((await made(experience.upsert(home, { ...first, name: 'Front' }))).sys.version).to.equal(2)
    expect((await refused(experience.upsert(home, { ...first, name: 'Late' }))).status).to.equal(409)
  })

  it('is published at a version, and stays until it is taken back', async () => {
    const { experience } = openExperiences()
    await made(experience.upsert(home, { name: 'Home' }))
    expect((await refused(experience.publish({ ...home, version: 2 }, undefined))).status).to.equal(409)
    const published = await made(experience.publish({ ...home, version: 1 }, undefined))
    expect(published.sys).to.include({ version: 2, publishedVersion: 1, publishedCounter: 1 })
    expect((await refused(experience.delete(home))).message).to.equal('Cannot delete published')
    const { sys } = await made(experience.unpublish({ ...home, version: 2 }))
    expect(sys).to.include({ version: 3, publishedCounter: 1 }).and.not.to.have.property('publishedVersion')
    expect((await refused(experience.unpublish({ ...home, version: 3 }))).message).to.equal('Not published')
    await made(experience.delete(home))
  })

  it('has variants, which belong to it and go with it', async () => {
    const { experience, experienceVariant } = openExperiences()
    expect((await refused(experienceVariant.upsert(variant, { name: 'B' }))).status).to.equal(404)
    await made(experience.upsert(home, { name: 'Home' }))
    await made(experience.upsert({ ...home, experienceId: 'other' }, { name: 'Other' }))
    await made(experienceVariant.upsert(variant, { name: 'B' }))
    expect((await refused(experienceVariant.get({ ...variant, experienceId: 'other' }))).status).to.equal(404)
    await made(experience.delete(home))
    await made(experience.upsert(home, { name: 'Home again' }))
    expect((await made(experienceVariant.getMany(home))).items).to.deep.equal([])
  })
})

describe('a variant', () => {
  it('can be put away while it is not public, and taken out again', async () => {
    const { experience, experienceVariant } = openExperiences()
    await made(experience.upsert(home, { name: 'Home' }))
    await made(experienceVariant.upsert(variant, { name: 'B' }))
    await made(experienceVariant.publish({ ...variant, version: 1 }))
    expect((await refused(experienceVariant.archive({ ...variant, version: 2 }))).message).to.equal('Cannot archive published')
    await made(experienceVariant.unpublish({ ...variant, version: 2 }))
    expect((await made(experienceVariant.archive({ ...variant, version: 3 }))).sys).to.include({ version: 4, archivedVersion: 3 })
    expect((await made(experienceVariant.unarchive({ ...variant, version: 4 }))).sys).not.to.have.property('archivedVersion')
    expect((await refused(experienceVariant.unarchive({ ...variant, version: 5 }))).message).to.equal('Not archived')
  })
})

describe('a data assembly', () => {
  const dataType = [{ id: 'title', name: 'Title', type: 'Symbol' }]

  it('says in its sys what it gives', async () => {
    const { dataAssembly } = openExperiences()
    const draft = { sys: { type: 'DataAssembly', dataType }, name: 'Title' }
    const first = await made(dataAssembly.create(environment, draft))
    expect(first.sys).to.deep.include({ dataType, version: 1 })
    const at = { ...environment, dataAssemblyId: first.sys.id }
    const second = await made(dataAssembly.update(at, { ...first, sys: { ...first.sys, dataType: [] } as object }))
    expect(second.sys).to.deep.include({ dataType: [], version: 2 })
  })

  it('is seen as it was published, whatever is made of it since', async () => {
    const { dataAssembly } = openExperiences()
    const { sys } = await made(dataAssembly.create(environment, { sys: { dataType }, name: 'One' } as never))
    const at = { ...environment, dataAssemblyId: sys.id }
    expect((await refused(dataAssembly.getPublished(at))).status).to.equal(404)
    const published = await made(dataAssembly.publish({ ...at, version: 1 }))
    await made(dataAssembly.update(at, { ...published, name: 'Two' }))
    expect(await made(dataAssembly.get(at))).to.include({ name: 'Two' })
    expect(await made(dataAssembly.getPublished(at))).to.include({ name: 'One' })
    await made(dataAssembly.unpublish({ ...at, version: 3 }))
    expect((await made(dataAssembly.getManyPublished(environment))).items).to.deep.equal([])
  })
})

describe('a design token', () => {
  it('is written without a version, as often as one likes', async () => {
    const { designToken } = openExperiences()
    const at = { ...environment, designTokenId: 'blue' }
    await made(designToken.upsert(at, { value: '#00f' }))
    await made(designToken.upsert(at, { value: '#00e' }))
    expect(await made(designToken.get(at))).to.include({ value: '#00e' })
  })
})
