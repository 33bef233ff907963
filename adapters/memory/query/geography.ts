export type Point = { readonly lat: number; readonly lon: number }
/** A circle by its middle and its radius in kilometres, or a rectangle. */
export type Area = (Point & { readonly radius: number }) | Rectangle
type Rectangle = { readonly south: number; readonly west: number; readonly north: number; readonly east: number }

const earthRadius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** In kilometres, over a sphere. */
export const distance = (a: Point, b: Point): number => {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export const isInside =
  (area: Area) =>
  (point: Point): boolean =>
    'radius' in area
      ? distance(area, point) <= area.radius
      : point.lat >= area.south && point.lat <= area.north && point.lon >= area.west && point.lon <= area.east

export const pointOf = (numbers: ReadonlyArray<number>): Point | undefined => {
  const [lat, lon] = numbers
  return numbers.length === 2 && lat !== undefined && lon !== undefined ? { lat, lon } : undefined
}

/** Clients name the corners of a rectangle in either order. */
export const areaOf = (numbers: ReadonlyArray<number>): Area | undefined => {
  const [lat, lon, third, fourth] = numbers
  if (lat === undefined || lon === undefined || third === undefined) return undefined
  if (numbers.length === 3) return { lat, lon, radius: third }
  return numbers.length === 4 && fourth !== undefined
    ? { south: Math.min(lat, third), west: Math.min(lon, fourth), north: Math.max(lat, third), east: Math.max(lon, fourth) }
    : undefined
}

export const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' &&
  value !== null &&
  'lat' in value &&
  'lon' in value &&
  typeof value.lat === 'number' &&
  typeof value.lon === 'number'
