import type { ModuleType } from '../../domain/page.ts'
import type { SectionView } from '../../domain/page-view.ts'
import { E } from '../../domain/prelude.ts'
import { type Codec, derived } from '../fields/codec.ts'
import { entryAmong } from '../fields/entry.ts'
import { record } from '../fields/record.ts'
import { anchor } from '../fields/values.ts'
import { codecs } from '../modules/codecs.ts'

const modules = {
  moduleAnnouncement: codecs.announcement,
  moduleBanner: codecs.banner,
  moduleCards: codecs.cards,
  moduleCareers: codecs.careers,
  moduleCarousel: codecs.carousel,
  moduleColleagues: codecs.colleagues,
  moduleContacts: codecs.contacts,
  moduleFeatures: codecs.features,
  moduleForm: codecs.form,
  moduleHero: codecs.hero,
  moduleParagraphs: codecs.paragraphs,
  moduleSocials: codecs.socials,
  moduleTiles: codecs.tiles,
  moduleUsps: codecs.usps,
} satisfies Record<`module${Capitalize<ModuleType>}`, unknown>

/** `moduleHero` on the platform is `hero` here. */
const nameOf = (type: keyof typeof modules): ModuleType => (type.charAt(6).toLowerCase() + type.slice(7)) as ModuleType

const anchored = record({ anchor, module: entryAmong(modules) })

/** A module of the layout, with or without an anchor, as the sections of a page are. */
export const section: Codec<SectionView> = derived(
  entryAmong({ ...modules, module: anchored }),
  (entry): E.Either<string, SectionView> => {
    if (entry.type !== 'module') return E.right({ id: entry.id, type: nameOf(entry.type), properties: entry.fields })
    const { anchor, module } = entry.fields
    return E.right({ id: entry.id, anchor, type: nameOf(module.type), properties: module.fields })
  },
)
