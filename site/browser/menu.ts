export const enableMenus = (_document: Document): void => {}
