/** `Één prijs, twee landen` becomes `een-prijs-twee-landen`; empty when there is nothing to spell. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
