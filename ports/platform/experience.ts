import type { OpenEntity } from '../../domain/platform/sys.ts'
import type { Ask, CursorPage, Send, Versioned } from './operations.ts'

type Environment = 'spaceId' | 'environmentId'
export type ExperienceDraft = { readonly [name: string]: unknown }
type Written = ExperienceDraft & Versioned

/** What all parts of experiences have in common. */
type Part<Base extends string, Id extends string> = {
  readonly get: Ask<Base | Id, OpenEntity>
  readonly getMany: Ask<Base, CursorPage<OpenEntity>>
  readonly create: Send<Base, ExperienceDraft, OpenEntity>
  readonly upsert: Send<Base | Id, Written, OpenEntity>
  readonly delete: Ask<Base | Id, undefined>
  readonly publish: Ask<Base | Id | 'version', OpenEntity>
  readonly unpublish: Ask<Base | Id | 'version', OpenEntity>
}
/** A variant can be put away as well. */
type Variant<Base extends string> = Part<Base, 'variantId'> & {
  readonly archive: Ask<Base | 'variantId' | 'version', OpenEntity>
  readonly unarchive: Ask<Base | 'variantId' | 'version', OpenEntity>
}

export type Components = Part<Environment, 'componentId'>
export type ComponentTypes = Part<Environment, 'componentTypeId'>
export type Fragments = Part<Environment, 'fragmentId'>
export type Templates = Part<Environment, 'templateId'>
export type ExperienceFragments = Part<Environment, 'experienceFragmentId'>
export type ExperienceTemplates = Part<Environment, 'experienceTemplateId'>
export type ExperienceVariants = Variant<Environment | 'experienceId'>
export type ExperienceFragmentVariants = Variant<Environment | 'experienceFragmentId'>
export type Experiences = Omit<Part<Environment, 'experienceId'>, 'publish'> & {
  /** The payload may narrow what is published. */
  readonly publish: Send<Environment | 'experienceId' | 'version', ExperienceDraft | undefined, OpenEntity>
}

type OneAssembly = Environment | 'dataAssemblyId'
export type DataAssemblies = Omit<Part<Environment, 'dataAssemblyId'>, 'upsert'> & {
  readonly update: Send<OneAssembly, Written, OpenEntity>
  readonly getPublished: Ask<OneAssembly, OpenEntity>
  readonly getManyPublished: Ask<Environment, CursorPage<OpenEntity>>
}
export type DesignTokens = Pick<Part<Environment, 'designTokenId'>, 'get' | 'getMany' | 'upsert' | 'delete'>
