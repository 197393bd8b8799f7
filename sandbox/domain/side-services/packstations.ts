import { computeDistance, type GeoPoint } from '../stores/geo-distance'
import { towns, type Town } from './towns'

/** A parcel locker. Number and address are invented; the town is the nearest one on the map. */
export interface Packstation extends GeoPoint {
  id: string
  number: string
  street: string
  town: Town
  /** Metres from where was searched. */
  distance: number
}

/** Size of a field in degrees, about 2 km each way in Germany; a field has at most one station. */
const FIELD = { latitude: 0.02, longitude: 0.03 }
/** Of ten fields, so many have a station. */
const FILLED = 6
/** Farther away from every town, in kilometres, is abroad or at sea. */
const REACH = 60

const STREETS = [
  'Lindenweg',
  'Am Alten Bahnhof',
  'Gartenstraße',
  'Marktplatz',
  'Industriestraße',
  'Mühlenweg',
  'Kastanienallee',
  'Ringstraße',
  'Am Stadtpark',
  'Brunnengasse'
]

/** The same number for the same field at any time: 0 to 2³² - 1. */
function hashField(row: number, column: number): number {
  let hash = Math.imul(row, 0x9e3779b1) ^ Math.imul(column, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

function findTown(place: GeoPoint): Town | undefined {
  const distances = towns.map(town => ({ town, distance: computeDistance(place, town, 'km') }))
  const nearest = distances.reduce((best, candidate) =>
    candidate.distance < best.distance ? candidate : best
  )
  return nearest.distance <= REACH ? nearest.town : undefined
}

function findInField(row: number, column: number): Omit<Packstation, 'distance'> | undefined {
  const hash = hashField(row, column)
  if (hash % 10 >= FILLED) return undefined
  const place = {
    latitude: Number(((row + ((hash >>> 8) % 100) / 100) * FIELD.latitude).toFixed(5)),
    longitude: Number(((column + ((hash >>> 16) % 100) / 100) * FIELD.longitude).toFixed(5))
  }
  const town = findTown(place)
  if (!town) return undefined
  return {
    ...place,
    id: `sandbox-${row}-${column}`,
    number: String(101 + (hash % 799)),
    street: `${STREETS[(hash >>> 4) % STREETS.length]} ${1 + ((hash >>> 20) % 98)}`,
    town
  }
}

/**
 * Packstations around a place in Germany, nearest first: at most `limit` within `radius` metres. They are
 * generated from the coordinates, so that every search returns the same stations.
 */
export function findPackstations(
  place: GeoPoint,
  { radius, limit }: { radius: number; limit: number }
): Packstation[] {
  const reach = {
    latitude: radius / 111_000,
    longitude: radius / (111_000 * Math.max(0.2, Math.cos((place.latitude * Math.PI) / 180)))
  }
  const range = (axis: 'latitude' | 'longitude') => {
    const first = Math.floor((place[axis] - reach[axis]) / FIELD[axis])
    const last = Math.floor((place[axis] + reach[axis]) / FIELD[axis])
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  }
  return range('latitude')
    .flatMap(row => range('longitude').flatMap(column => findInField(row, column) ?? []))
    .map(station => ({ ...station, distance: Math.round(computeDistance(place, station, 'km') * 1000) }))
    .filter(station => station.distance <= radius)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
}
