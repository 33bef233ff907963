export const sourcesHash: () => string
