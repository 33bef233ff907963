export const enableForms = (_document: Document): void => {}
