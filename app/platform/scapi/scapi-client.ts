import type { AuthorizedCall } from '../http/authorized-call'
import { PlatformError } from '../http/platform-error'
import type { PlatformRequest } from '../http/send-request'

type Scalar = string | number | boolean
export type Query = Record<string, Scalar | Scalar[] | undefined>

export interface ScapiRequest extends Pick<
  PlatformRequest,
  'operation' | 'method' | 'body' | 'deadline' | 'signal'
> {
  /** Path below /organizations/{organizationId}; parts that come from outside go through `encodePart`. */
  path: string
  query?: Query
}

export interface ScapiSettings {
  /** Where SCAPI hangs: an origin on the server, the shop's own proxy path in the browser. */
  base: string
  organizationId: string
  siteId: string
  /** RFC 5646, e.g. de-DE. */
  locale: string
  /** ISO 4217. */
  currency: string
}

export type ScapiFamily = (request: ScapiRequest) => Promise<unknown>
export type ScapiClient = (family: string) => ScapiFamily

/**
 * The newer shopper API: one transport for all families, typed by the vendor's
 * own types in the family files. (The vendor's client weighs 70 KiB and cannot
 * be split, see docs/decisions.) Every call carries siteId; families add locale
 * and currency where the platform takes them.
 */
export function createScapiClient(call: AuthorizedCall, settings: ScapiSettings): ScapiClient {
  return family => {
    const root = `${settings.base}/${family}/organizations/${encodeURIComponent(settings.organizationId)}`
    return ({ path, query, ...request }) =>
      call({ ...request, url: `${root}${path}?${serializeQuery({ siteId: settings.siteId, ...query })}` })
  }
}

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
