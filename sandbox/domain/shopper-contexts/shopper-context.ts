export type ShopperContextErrorName =
  'shopper-context-not-found' | 'shopper-session-not-found' | 'too-many-qualifiers'

/** Why a shopper context is refused. */
export class ShopperContextError extends Error {
  constructor(
    readonly reason: ShopperContextErrorName,
    message: string
  ) {
    super(message)
    this.name = 'ShopperContextError'
  }
}

/** Where a shopper is, as a client says. */
export type GeoLocation = Record<string, string | number>

/** Circumstances under which a shopper is served. Dates are ISO texts. */
export interface ShopperContext {
  effectiveDateTime?: string
  sourceCode?: string
  clientIp?: string
  customerGroupIds?: string[]
  couponCodes?: string[]
  customQualifiers?: Record<string, string>
  assignmentQualifiers?: Record<string, string>
  geoLocation?: GeoLocation
}

/** A client's changes; `mergeContext` documents the values. */
export interface ContextChange {
  effectiveDateTime?: string | null
  sourceCode?: string | null
  clientIp?: string | null
  customerGroupIds?: string[]
  couponCodes?: string[]
  customQualifiers?: Record<string, string | null>
  assignmentQualifiers?: Record<string, string | null>
  geoLocation?: GeoLocation | null
}

const TEXTS = ['effectiveDateTime', 'sourceCode', 'clientIp'] as const
const LISTS = ['customerGroupIds', 'couponCodes'] as const
const QUALIFIERS = ['customQualifiers', 'assignmentQualifiers'] as const

function mergeQualifiers(current: Record<string, string>, change: Record<string, string | null>) {
  if (Object.keys(change).length === 0) return {}
  const merged = Object.entries({ ...current, ...change })
  return Object.fromEntries(merged.filter((entry): entry is [string, string] => entry[1] !== null))
}

const isEmpty = (value: object) => Object.keys(value).length === 0

/**
 * Applies a change the way the platform does (requirement 13.2): an empty text takes a text back
 * and null leaves it, an empty list takes a list back, qualifiers are merged one by one, where null takes
 * one back and an empty object all, and a place is replaced as a whole.
 */
export function mergeContext(current: ShopperContext, change: ContextChange): ShopperContext {
  const merged: ShopperContext = { ...current }
  for (const name of TEXTS) {
    const value = change[name]
    if (value === '') delete merged[name]
    else if (value !== undefined && value !== null) merged[name] = value
  }
  for (const name of LISTS) {
    const value = change[name]
    if (value?.length === 0) delete merged[name]
    else if (value) merged[name] = value
  }
  for (const name of QUALIFIERS) {
    const value = change[name]
    if (!value) continue
    const qualifiers = mergeQualifiers(current[name] ?? {}, value)
    if (isEmpty(qualifiers)) delete merged[name]
    else merged[name] = qualifiers
  }
  if (change.geoLocation && isEmpty(change.geoLocation)) delete merged.geoLocation
  else if (change.geoLocation) merged.geoLocation = change.geoLocation
  return merged
}
