import type { Facts } from '../../domain/facts.ts'
import { value } from './codec.ts'

/** The facts of a linked page were read where the page was: here they only pass through. */
export const facts = value(
  'the facts of a page',
  (input): input is Facts => typeof input === 'object' && input !== null && 'kind' in input,
)
