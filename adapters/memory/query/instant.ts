/** A date of the platform in milliseconds since 1970, or NaN: one without a time zone is in UTC, wherever this runs. */
export const instantOf = (date: string): number => {
  const time = date.indexOf('T')
  if (time < 0) return Date.parse(date)
  const zoned = date.endsWith('Z') || date.indexOf('+', time) > 0 || date.indexOf('-', time) > 0
  return Date.parse(zoned ? date : `${date}Z`)
}
