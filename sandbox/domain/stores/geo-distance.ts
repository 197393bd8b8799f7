/** A place on earth in degrees. */
export interface GeoPoint {
  latitude: number
  longitude: number
}

export type DistanceUnit = 'km' | 'mi'

/** Mean radius of the earth. */
const RADIUS: Record<DistanceUnit, number> = { km: 6371.0088, mi: 3958.7613 }

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance of two places as the crow flies, by the haversine formula. */
export function computeDistance(from: GeoPoint, to: GeoPoint, unit: DistanceUnit): number {
  const latitude = toRadians(to.latitude - from.latitude)
  const longitude = toRadians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * RADIUS[unit] * Math.asin(Math.min(1, Math.sqrt(chord)))
}
