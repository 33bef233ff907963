import type { MimeTypeGroup } from './query.ts'

export type { MimeTypeGroup }

/** By the whole media type; what is not here is decided by its first half, and else an attachment. */
const exact: { readonly [Group in MimeTypeGroup]?: ReadonlyArray<string> } = {
  richtext: [
    'application/msword',
    'application/rtf',
    'text/rtf',
    'application/vnd.ms-word',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
    'application/vnd.apple.pages',
    'application/x-iwork-pages-sffpages',
  ],
  presentation: [
    'application/mspowerpoint',
    'application/vnd.ms-powerpoint',
    'application/vnd.oasis.opendocument.presentation',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.openxmlformats-officedocument.presentationml.slideshow',
    'application/vnd.openxmlformats-officedocument.presentationml.template',
    'application/vnd.apple.keynote',
    'application/x-iwork-keynote-sffkey',
  ],
  spreadsheet: [
    'application/vnd.ms-excel',
    'application/excel',
    'text/csv',
    'text/tab-separated-values',
    'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
    'application/vnd.apple.numbers',
    'application/x-iwork-numbers-sffnumbers',
  ],
  pdfdocument: ['application/pdf', 'application/x-pdf'],
  archive: [
    'application/zip',
    'application/x-zip-compressed',
    'application/x-tar',
    'application/gzip',
    'application/x-gzip',
    'application/x-bzip',
    'application/x-bzip2',
    'application/x-7z-compressed',
    'application/x-rar-compressed',
    'application/vnd.rar',
    'application/java-archive',
  ],
  code: [
    'application/javascript',
    'application/x-javascript',
    'text/javascript',
    'application/typescript',
    'application/json',
    'text/css',
    'text/x-c',
    'text/x-java-source',
    'text/x-python',
    'text/x-ruby',
    'text/x-sh',
    'application/x-sh',
    'application/x-httpd-php',
  ],
  markup: ['text/html', 'application/xhtml+xml', 'application/xml', 'text/xml', 'text/markdown', 'text/x-markdown'],
  attachment: [],
}

const byFirstHalf: ReadonlyMap<string, MimeTypeGroup> = new Map([
  ['image', 'image'],
  ['audio', 'audio'],
  ['video', 'video'],
  ['text', 'plaintext'],
])

const groupOfType = new Map<string, MimeTypeGroup>(
  Object.entries(exact).flatMap(([group, types]) => types.map((type) => [type, group as MimeTypeGroup] as const)),
)

const groups = new Set<string>([...Object.keys(exact), ...byFirstHalf.values()])
export const isMimeTypeGroup = (name: string): name is MimeTypeGroup => groups.has(name)

/** `text/html; charset=utf-8` is markup. */
export const mimeTypeGroup = (contentType: string): MimeTypeGroup => {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  return groupOfType.get(type) ?? byFirstHalf.get(type.split('/')[0] ?? '') ?? 'attachment'
}
