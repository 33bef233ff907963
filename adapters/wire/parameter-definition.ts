import * as t from 'io-ts'
import type { ParameterDefinition } from '../../ports/platform/parameter-definition.ts'
import type { Codec } from './endpoint.ts'

export const parameterDefinition: Codec<ParameterDefinition> = t.intersection(
  [
    t.type({ id: t.string, name: t.string, type: t.string }),
    t.partial({
      description: t.string,
      required: t.boolean,
      default: t.union([t.boolean, t.string, t.number]),
      options: t.readonlyArray(t.union([t.string, t.readonly(t.record(t.string, t.string))])),
      labels: t.partial({ empty: t.string, true: t.string, false: t.string }),
    }),
  ],
  'parameter definition',
)
