import type { Fields, LinkedEntry } from '../../domain/linked.ts'

const entry = (id: string, type: string, fields: Fields): LinkedEntry => ({ kind: 'entry', id, type, fields })

/** The smallest layout there is, as it arrives. */
export const plainLayout: LinkedEntry = entry('layout', 'layoutTemplate', {
  header: entry('header', 'layoutHeader', {
    navigation: entry('navigation', 'layoutNavigation', { label: 'Menu', links: [] }),
    locales: entry('locales', 'layoutLocales', { label: 'Taal' }),
  }),
  footer: entry('footer', 'layoutFooter', {}),
})
