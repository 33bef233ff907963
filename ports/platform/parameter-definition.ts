/** A parameter that an app asks for. `type`: `Boolean`, `Symbol`, `Number`, `Enum`, and `Secret` where it is installed. */
export type ParameterDefinition = {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly description?: string
  readonly required?: boolean
  readonly default?: boolean | string | number
  /** Of an `Enum`: values, or values with their labels. */
  readonly options?: ReadonlyArray<string | { readonly [value: string]: string }>
  readonly labels?: { readonly empty?: string; readonly true?: string; readonly false?: string }
}
