declare module 'csstree-validator' {
  /** What is wrong with a style sheet: by syntax, by names, by values. */
  export const validate: (css: string) => ReadonlyArray<{
    readonly message: string
    readonly line?: number
    readonly column?: number
    readonly details?: string
  }>
}
