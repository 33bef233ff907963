import type * as t from 'io-ts'
import { button } from '../fields/button.ts'
import { list } from '../fields/codec.ts'
import { decoder } from '../fields/decode.ts'
import { entryOf, identified } from '../fields/entry.ts'
import { link } from '../fields/link.ts'
import { record } from '../fields/record.ts'
import { richText } from '../fields/rich-text.ts'
import { flag, text } from '../fields/values.ts'
import { codecs } from '../modules/codecs.ts'
import { section } from './section-fields.ts'

const labelled = record({ label: text })
const navigation = entryOf(
  'layoutNavigation',
  record({ label: text, links: list(link) }, { breadcrumbs: entryOf('layoutBreadcrumbs', labelled) }),
)

const header = record({ navigation, locales: entryOf('layoutLocales', labelled) }, { button })
const footer = record({}, { text: richText, navigation, socials: entryOf('moduleSocials', codecs.socials), legal: text })

const modal = record({ title: text, text: richText, close: text })

/** The layout template: everything around the page. */
const fields = record(
  { header: entryOf('layoutHeader', header), footer: entryOf('layoutFooter', footer) },
  {
    announcement: identified('moduleAnnouncement', codecs.announcement),
    modal: entryOf('layoutModal', modal),
    sections: entryOf('layoutSections', record({ sections: list(section) })),
  },
)

export type LayoutFields = t.TypeOf<typeof fields>
export type Header = LayoutFields['header']
export type Footer = LayoutFields['footer']

/** Without consent to ask for there is nothing to set. */
const privacy = record({ consent: flag, title: text, text: richText, accept: text, decline: text, settings: text })

export type Modal = t.TypeOf<typeof modal>
export type Privacy = t.TypeOf<typeof privacy>

export const decodeLayout = decoder(fields)
export const decodePrivacy = decoder(privacy)
