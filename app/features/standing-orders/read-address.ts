import type { PostalAddress } from '../postal-address/postal-address'
import type { JsonObject } from './standing-order'

const NEEDED = ['firstName', 'lastName', 'address1', 'postalCode', 'city', 'countryCode'] as const

/** The stored address where it is one; undefined for anything else. */
export function readAddress(stored: JsonObject | undefined): PostalAddress | undefined {
  const isWhole = stored && NEEDED.every(part => typeof stored[part] === 'string')
  if (!isWhole) return undefined
  return Object.fromEntries(
    Object.entries(stored).filter(([, value]) => typeof value === 'string')
  ) as unknown as PostalAddress
}
