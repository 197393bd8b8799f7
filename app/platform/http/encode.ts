import { PlatformError } from './platform-error'

export type Scalar = string | number | boolean
export type Query = Record<string, Scalar | Scalar[] | undefined>

/** No id on the platform is longer: a longer one is refused without a call. */
const LONGEST_ID = 200

export const isOverlong = (id: string): boolean => id.length > LONGEST_ID

/** @throws PlatformError 404 for an id that is longer than any. */
export function refuseOverlong(operation: string, id: string): void {
  if (isOverlong(id)) throw createUnknownId(operation)
}

const createUnknownId = (operation: string) =>
  new PlatformError({ kind: 'input', operation, status: 404, detail: 'nothing has such an id' })

/**
 * Encodes a value from outside as one segment of a path.
 *
 * @throws PlatformError 404 for a value longer than any id, and for "." and "..", which would lead
 *   out of the path even when encoded.
 */
export function encodePart(value: string): string {
  refuseOverlong('encodePart', value)
  if (value === '.' || value === '..') throw createUnknownId('encodePart')
  return encodeText(value)
}

/** A lone surrogate, on which `encodeURIComponent` throws. */
const LONE_SURROGATES = /\p{Surrogate}/gu

/** Encodes a value from outside for a query. */
export const encodeText = (value: Scalar): string =>
  encodeURIComponent(String(value).replace(LONE_SURROGATES, '\uFFFD'))

/** Lists are joined by commas, only `refine` is repeated; undefined values are left out. */
export function serializeQuery(query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => {
    if (value === undefined) return []
    if (Array.isArray(value) && key === 'refine') return value.map(entry => pair(key, entry))
    return [pair(key, Array.isArray(value) ? value.join(',') : value)]
  })
  return pairs.join('&')
}

const pair = (key: string, value: Scalar) => `${encodeText(key)}=${encodeText(value)}`
