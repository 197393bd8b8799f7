import { PlatformError } from './platform-error'
import type { Query, Scalar } from './routes'

/**
 * A value from outside as one part of a path.
 *
 * @throws PlatformError 404 for "." and "..", which would lead out of the path even when encoded.
 */
export function encodePart(value: string): string {
  if (value === '.' || value === '..') {
    throw new PlatformError({
      kind: 'input',
      operation: 'encodePart',
      status: 404,
      detail: 'nothing has such an id'
    })
  }
  return encodeText(value)
}

/** Half a character, on which `encodeURIComponent` throws. */
const LONE_SURROGATES = /\p{Surrogate}/gu

/** A value from outside as part of a query. */
export const encodeText = (value: Scalar): string =>
  encodeURIComponent(String(value).replace(LONE_SURROGATES, '\uFFFD'))

/** Lists are joined by commas, only `refine` is repeated; what is undefined is left out. */
export function serializeQuery(query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => {
    if (value === undefined) return []
    if (Array.isArray(value) && key === 'refine') return value.map(entry => pair(key, entry))
    return [pair(key, Array.isArray(value) ? value.join(',') : value)]
  })
  return pairs.join('&')
}

const pair = (key: string, value: Scalar) => `${encodeText(key)}=${encodeText(value)}`
