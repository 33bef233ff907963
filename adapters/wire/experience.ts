import * as t from 'io-ts'
import { tokenPage } from './codecs.ts'
import { openDraft, openEntity } from './sys.ts'
import { command, del, get, headed, post, put, update, withVersion } from './verbs.ts'

const environment = '/spaces/{spaceId}/environments/{environmentId}'

/** The parts of experiences are alike; only their folder and the name of their id differ. */
const part = <P extends string, Id extends string>(all: P, id: Id) => {
  const one = `${all}/{${id}}` as const
  return {
    get: get(one, openEntity),
    getMany: get(all, tokenPage(openEntity)),
    create: post(all, openDraft, openEntity),
    upsert: { ...update(one, openDraft, openEntity), version: 'known' as const },
    delete: del(one),
    publish: withVersion(command('PUT', `${one}/published`, openEntity)),
    unpublish: withVersion(command('DELETE', `${one}/published`, openEntity)),
  }
}

const variant = <P extends string>(of: P) => {
  const all = `${of}/optimization_variants` as const
  return {
    ...part(all, 'variantId'),
    archive: withVersion(command('PUT', `${all}/{variantId}/archived`, openEntity)),
    unarchive: withVersion(command('DELETE', `${all}/{variantId}/archived`, openEntity)),
  }
}

const alpha = { 'x-contentful-enable-alpha-feature': 'new-exo-entity-types' }
const experiences = `${environment}/experiences` as const
const maybe = t.union([openDraft, t.undefined], 'what to publish')

export const component = part(`${environment}/components`, 'componentId')
export const componentType = part(`${environment}/component_types`, 'componentTypeId')
export const fragment = part(`${environment}/fragments`, 'fragmentId')
export const template = part(`${environment}/templates`, 'templateId')
export const experienceFragment = part(`${environment}/experience_fragments`, 'experienceFragmentId')
export const experienceTemplate = part(`${environment}/experience_templates`, 'experienceTemplateId')
export const experienceFragmentVariant = variant(`${environment}/experience_fragments/{experienceFragmentId}`)
export const experienceVariant = headed(variant(`${experiences}/{experienceId}`), alpha)
export const experience = headed(
  {
    ...part(experiences, 'experienceId'),
    publish: withVersion(put(`${experiences}/{experienceId}/published`, maybe, openEntity)),
  },
  alpha,
)

const assemblies = `${environment}/data_assemblies` as const
const published = `${environment}/public/data_assemblies` as const
const { upsert: _, ...assembly } = part(assemblies, 'dataAssemblyId')

export const dataAssembly = {
  ...assembly,
  /** The platform wants `sys` in the body here. */
  update: { ...update(`${assemblies}/{dataAssemblyId}`, openDraft, openEntity), omit: [] },
  getPublished: get(`${published}/{dataAssemblyId}`, openEntity),
  getManyPublished: get(published, tokenPage(openEntity)),
}

const {
  create: _create,
  publish: _publish,
  unpublish: _unpublish,
  ...token
} = part(`${environment}/design_tokens`, 'designTokenId')
export const designToken = token
