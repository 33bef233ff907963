import type { ReactElement } from 'react'
import type { ModuleType } from '../../domain/page.ts'
import type { Place } from '../../domain/page-view.ts'
import { Announcement } from './announcement/view.tsx'
import { Banner } from './banner/view.tsx'
import { Cards } from './cards/view.tsx'
import { Careers } from './careers/view.tsx'
import { Carousel } from './carousel/view.tsx'
import { Colleagues } from './colleagues/view.tsx'
import { Contacts } from './contacts/view.tsx'
import type { PropertiesOf } from './decoders.ts'
import { Features } from './features/view.tsx'
import { Form } from './form/view.tsx'
import { Hero } from './hero/view.tsx'
import { Paragraphs } from './paragraphs/view.tsx'
import { Socials } from './socials/view.tsx'
import { Tiles } from './tiles/view.tsx'
import { Usps } from './usps/view.tsx'

export const views: { readonly [Type in ModuleType]: (properties: PropertiesOf<Type> & Place) => ReactElement } = {
  announcement: Announcement,
  banner: Banner,
  cards: Cards,
  careers: Careers,
  carousel: Carousel,
  colleagues: Colleagues,
  contacts: Contacts,
  features: Features,
  form: Form,
  hero: Hero,
  paragraphs: Paragraphs,
  socials: Socials,
  tiles: Tiles,
  usps: Usps,
}
