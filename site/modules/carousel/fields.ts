import type * as t from 'io-ts'
import { record } from '../../fields/record.ts'
import { slider } from '../../fields/slider.ts'
import { text } from '../../fields/values.ts'

export const fields = record({ title: text, slider })
export type Carousel = t.TypeOf<typeof fields>
