import type { Fields } from '../../domain/linked.ts'
import { E, pipe } from '../../domain/prelude.ts'
import { slugOf } from '../../domain/slug.ts'
import type { Decode } from '../fields/decode.ts'
import { button, document, entry, heading, linkOut, linkTo, long, many, page, paragraph } from '../fields/sample.ts'
import { plainLayout } from '../layout/example.ts'
import { decodeLayout, decodePrivacy } from '../layout/fields.ts'

const pages = ['What we do', 'Cases', 'News', 'Careers', 'Partners', 'Policies'].map((title) =>
  page(slugOf(title), title, long.sentence),
)
const links = pages.map((target) => linkTo(target.title, target))
const text = document(
  paragraph(long.sentence),
  ...many(6, (number) => [heading(3, `Part ${number}`), paragraph(long.sentence)]).flat(),
)

const fullFields: Fields = {
  announcement: entry('moduleAnnouncement', {
    text: long.title,
    link: linkTo('Read what it means for you', pages[2] ?? page('', '', '')),
  }),
  header: entry('layoutHeader', {
    navigation: entry('layoutNavigation', {
      label: 'Menu',
      links,
      breadcrumbs: entry('layoutBreadcrumbs', { label: 'You are here' }),
    }),
    locales: entry('layoutLocales', { label: 'Language' }),
    button: button('primary', linkOut('Call us', 'tel:+3235550101')),
  }),
  footer: entry('layoutFooter', {
    text: document(paragraph(long.title), paragraph(long.word)),
    navigation: entry('layoutNavigation', {
      label: 'Below',
      links: [...links, linkOut(long.dutchTitle, 'https://www.example.com/')],
    }),
    socials: entry('moduleSocials', {
      title: 'Elsewhere',
      links: many(6, (number) => linkOut(`Channel ${number}`, `https://www.example.com/${number}`)),
    }),
    legal: '© Noordkade, Kattendijkdok 1, 2000 Antwerp, BE 0123.456.789',
  }),
  modal: entry('layoutModal', { title: long.dutchTitle, text, close: 'Close' }),
}

const privacyFields: Fields = {
  consent: true,
  title: 'May we measure your visit?',
  text,
  accept: 'You may',
  decline: 'Rather not',
  settings: 'Privacy settings',
}

/** What cannot be read is a mistake in this file. */
const read = (decode: Decode<object>, fields: Fields): object =>
  pipe(
    decode(fields),
    E.getOrElse((problems): object => {
      throw new Error(problems.join('\n'))
    }),
  )

/** All that can stand around a page, and the least. */
export const layouts = () => ({
  full: { layout: read(decodeLayout, fullFields), privacy: read(decodePrivacy, privacyFields) },
  plain: { layout: read(decodeLayout, plainLayout.fields), privacy: undefined },
})
