const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

export const text = (value) => String(value).replace(/[&<>"']/g, (character) => escapes[character])

/** What is not there prints nothing. */
export const when = (value, print) => (value ? print(value) : '')

export const each = (items, print) => items.map(print).join('')

export const link = ({ href, external, label }, attributes = '') =>
  `<a${attributes} href="${text(href)}"${external ? ' rel="noopener"' : ''}>${text(label)}</a>`

export const slug = (value) =>
  value
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
