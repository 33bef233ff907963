/** Whether anything is on its way: navigations and fetches begin and end here, and the loading bar listens. */
export type Loading = {
  readonly during: <A>(work: Promise<A>) => Promise<A>
  readonly listen: (listener: (busy: boolean) => void) => void
}

export const loadingOf = (): Loading => {
  const listeners: Array<(busy: boolean) => void> = []
  let under = 0
  const tell = () => {
    for (const listener of listeners) listener(under > 0)
  }
  return {
    during: async (work) => {
      under += 1
      if (under === 1) tell()
      try {
        return await work
      } finally {
        under -= 1
        if (under === 0) tell()
      }
    },
    listen: (listener) => listeners.push(listener),
  }
}

export const loading = loadingOf()
