import type { Outcome } from '../../ports/platform/operations.ts'
import type { Raw } from '../../ports/platform/raw.ts'
import { type Defaults, run } from './promised.ts'

export type RawClient = {
  readonly [Name in keyof Raw]: (...args: Parameters<Raw[Name]>) => Promise<unknown>
} & { readonly getDefaultParams: () => Defaults | undefined }

type Request = (...args: ReadonlyArray<unknown>) => Outcome<unknown>

export const rawClient = (raw: Raw, defaults: Defaults | undefined): RawClient =>
  ({
    getDefaultParams: () => defaults,
    ...Object.fromEntries(
      Object.entries(raw).map(([name, request]) => [
        name,
        (...args: ReadonlyArray<unknown>) => run((request as Request)(...args)),
      ]),
    ),
  }) as RawClient
