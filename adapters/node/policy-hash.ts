import { createHash } from 'node:crypto'

/** The name of a script or a style inside a page, as a content security policy allows it. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
