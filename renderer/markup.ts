/**
 * Corrects what React writes: some attributes as its properties are spelled, void elements as XML has them. The same look at the page puts
 * parts that were rendered before into their places. Texts have no `"` and no `>`: they are escaped.
 */
export const markup = (html: string, parts: ReadonlyArray<string> = []): string =>
  html.replace(miswritten, (written: string, part?: string) => {
    if (part !== undefined) return parts[Number(part)] ?? ''
    if (written === '/>') return '>'
    return written.endsWith('=""') ? written.slice(0, -3) : written.toLowerCase()
  })

const miswritten =
  / (?:charSet|hrefLang|dateTime|srcSet|autoComplete|encType|maxLength|fetchPriority|popoverTarget|popoverTargetAction)="| (?:checked|selected|required|disabled|hidden|multiple)=""|\/>|<template data-part="(\d+)"><\/template>/g
