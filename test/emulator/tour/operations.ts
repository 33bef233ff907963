export type Operation = (...args: ReadonlyArray<unknown>) => Promise<unknown>
export type Tree = { readonly [name: string]: Tree | Operation }

/** Every operation of a client by its full name, in the client's own order. */
export const operationsOf = (tree: Tree, prefix = ''): ReadonlyArray<readonly [string, Operation]> =>
  Object.entries(tree).flatMap(([name, member]) =>
    typeof member === 'function' ? [[`${prefix}${name}`, member] as const] : operationsOf(member, `${prefix}${name}.`),
  )
