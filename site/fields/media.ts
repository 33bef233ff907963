import type * as t from 'io-ts'
import { E } from '../../domain/prelude.ts'
import { asset } from './asset.ts'
import { derived } from './codec.ts'
import { entryOf } from './entry.ts'
import { record } from './record.ts'
import { oneOf } from './values.ts'

export const mediaFields = derived(record({ asset }, { ratio: oneOf(['3:2', '16:9', '21:9', '1:1']) }), ({ asset, ratio }) =>
  E.right({ ...asset, ...(ratio === undefined ? {} : { ratio }) }),
)

/** A picture and the ratio it is cut to. */
export const media = entryOf('sharedMedia', mediaFields)
export type Media = t.TypeOf<typeof media>
