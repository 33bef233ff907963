import type { ModuleType } from '../../domain/page.ts'
import { examples as announcement } from '../modules/announcement/example.ts'
import { examples as banner } from '../modules/banner/example.ts'
import { examples as cards } from '../modules/cards/example.ts'
import { examples as careers } from '../modules/careers/example.ts'
import { examples as carousel } from '../modules/carousel/example.ts'
import { examples as colleagues } from '../modules/colleagues/example.ts'
import { examples as contacts } from '../modules/contacts/example.ts'
import { examples as features } from '../modules/features/example.ts'
import { examples as form } from '../modules/form/example.ts'
import { examples as hero } from '../modules/hero/example.ts'
import { examples as paragraphs } from '../modules/paragraphs/example.ts'
import { examples as socials } from '../modules/socials/example.ts'
import { examples as tiles } from '../modules/tiles/example.ts'
import { examples as usps } from '../modules/usps/example.ts'

/** The fields of each module as they arrive, in every variation that is worth seeing. */
export const examples: { readonly [Type in ModuleType]: { readonly [name: string]: unknown } } = {
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
}
