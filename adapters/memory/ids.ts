import type { PlatformError } from '../../ports/platform-errors.ts'
import { invalidPayload } from './refusals.ts'

const details = 'Does not match /^[a-zA-Z0-9-_.]{1,64}$/'

/** Ids that callers may choose. */
export const isProperId = (id: string): boolean => /^[a-zA-Z0-9\-_.]{1,64}$/.test(id)
export const badId = (value: string): PlatformError => invalidPayload([{ name: 'regexp', path: ['sys', 'id'], value, details }])
