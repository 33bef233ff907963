import { list } from './codec.ts'
import { entryOf, identified } from './entry.ts'
import { mediaFields } from './media.ts'
import { record } from './record.ts'

export const slider = entryOf('sharedSlider', record({ slides: list(identified('sharedMedia', mediaFields)) }))
