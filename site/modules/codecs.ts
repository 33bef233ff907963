import type * as t from 'io-ts'
import type { ModuleType } from '../../domain/page.ts'
import { fields as announcement } from './announcement/fields.ts'
import { fields as banner } from './banner/fields.ts'
import { fields as cards } from './cards/fields.ts'
import { fields as careers } from './careers/fields.ts'
import { fields as carousel } from './carousel/fields.ts'
import { fields as colleagues } from './colleagues/fields.ts'
import { fields as contacts } from './contacts/fields.ts'
import { fields as features } from './features/fields.ts'
import { fields as form } from './form/fields.ts'
import { fields as hero } from './hero/fields.ts'
import { fields as paragraphs } from './paragraphs/fields.ts'
import { fields as socials } from './socials/fields.ts'
import { fields as tiles } from './tiles/fields.ts'
import { fields as usps } from './usps/fields.ts'

/** What every module takes, as codecs: pages decode a module at a time, the layout decodes several inside its own fields. */
export const codecs = {
  announcement,
  banner,
  cards,
  careers,
  carousel,
  colleagues,
  contacts,
  features,
  form,
  hero,
  paragraphs,
  socials,
  tiles,
  usps,
} satisfies Record<ModuleType, t.Decoder<unknown, object>>

export type PropertiesOf<Type extends ModuleType> = t.TypeOf<(typeof codecs)[Type]>
