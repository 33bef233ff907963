/** Seconds that an asset key may be valid: 48 hours. */
export const longestAssetKey = 172_800

/** What is wrong with an expiry in Unix seconds (section 5); nothing when it is right. */
export const checkExpiry = (expiresAt: unknown, now: number): string | undefined => {
  const latest = now + longestAssetKey
  if (typeof expiresAt !== 'number' || Number.isNaN(expiresAt))
    return refused(`only numeric values are allowed for timestamps, provided type was "${typeof expiresAt}"`)
  if (expiresAt > latest) return refused(`value (${expiresAt}) cannot be further in the future than expected maximum (${latest})`)
  return expiresAt < now ? refused(`value (${expiresAt}) cannot be in the past, current time was ${now}`) : undefined
}

const refused = (reason: string): string => `Invalid "expiresAt" provided, ${reason}`
