import type { Request } from 'express'
import type { DistanceUnit, GeoPoint } from '../../../domain/stores/geo-distance'
import type { Stores } from '../../../domain/stores/stores'
import { OcapiFault } from '../ocapi-fault'

type Query = Request['query']

function readText(query: Query, parameter: string): string | undefined {
  const value = query[parameter]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const requireText = (query: Query, parameter: string): string => {
  const value = readText(query, parameter)
  if (value !== undefined) return value
  throw new OcapiFault(
    400,
    'NullConstraintViolationException',
    `The query parameter '${parameter}' is required.`,
    { parameter }
  )
}

/** A number of the query within bounds; a text that is no number and one out of bounds are different faults. */
function readNumber(
  query: Query,
  parameter: string,
  { least, most, fallback }: { least: number; most: number; fallback?: number }
): number {
  if (fallback !== undefined && readText(query, parameter) === undefined) return fallback
  const value = requireText(query, parameter)
  if (!/^-?\d{1,9}(?:\.\d{1,15})?$/.test(value)) {
    throw new OcapiFault(
      400,
      'MalformedParameterException',
      `The query parameter '${parameter}' is not a number.`,
      { parameter, value }
    )
  }
  const number = Number(value)
  if (number >= least && number <= most) return number
  throw new OcapiFault(
    400,
    'ValueConstraintViolationException',
    `The query parameter '${parameter}' must be from ${least} to ${most}.`,
    { parameter, expected: `${least}..${most}` }
  )
}

function readUnit(query: Query): DistanceUnit {
  const unit = readText(query, 'distance_unit') ?? 'km'
  if (unit === 'km' || unit === 'mi') return unit
  throw new OcapiFault(
    400,
    'ValueConstraintViolationException',
    "The query parameter 'distance_unit' must be 'km' or 'mi'.",
    { parameter: 'distance_unit', expected: 'km, mi' }
  )
}

/** The place of the search: a postal code of a country, or a point. Undefined for an unknown postal code. */
function findPlace(query: Query, locate: Stores['locate']): GeoPoint | undefined {
  if (readText(query, 'postal_code') !== undefined || readText(query, 'country_code') !== undefined) {
    return locate(requireText(query, 'country_code'), requireText(query, 'postal_code'))
  }
  return {
    latitude: readNumber(query, 'latitude', { least: -90, most: 90 }),
    longitude: readNumber(query, 'longitude', { least: -180, most: 180 })
  }
}

/** Farthest distance that may be asked for: half around the earth. */
const MAX_DISTANCE = 20_012

/** The parameters of `GET stores`; the distance is 100 unless another is asked for (requirement 10.1). */
export const readStoreQuery = (query: Query, locate: Stores['locate']) => ({
  place: findPlace(query, locate),
  maxDistance: readNumber(query, 'max_distance', { least: 1, most: MAX_DISTANCE, fallback: 100 }),
  unit: readUnit(query),
  start: Math.floor(readNumber(query, 'start', { least: 0, most: 1_000_000, fallback: 0 })),
  count: Math.floor(readNumber(query, 'count', { least: 1, most: 200, fallback: 25 }))
})
