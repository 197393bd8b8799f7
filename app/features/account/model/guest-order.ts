import type { PostalAddress } from '../../../person-fields/postal-address'
import type { PlatformCustomer } from '../../../platform/scapi/shopper-profile'
import { readName, type Newcomer } from '../../../platform/session/newcomer'

/** Addresses of an order that an account can take over. */
export interface OrderAddresses {
  billingAddress?: PostalAddress
  shippingAddress?: PostalAddress
}

/** A guest's order, as far as an account has a use for it. */
export interface GuestOrder extends OrderAddresses {
  orderNo: string
  email: string
}

/** Whom an order was for. */
export const readNewcomer = ({ billingAddress }: GuestOrder): Newcomer => ({
  firstName: billingAddress?.firstName || undefined,
  lastName: billingAddress?.lastName || undefined
})

const PERSON = ['salutation', 'firstName', 'lastName'] as const

/** Salutation and name of an address, where the customer has none. */
export function findMissingPerson(
  customer: Pick<PlatformCustomer, (typeof PERSON)[number]>,
  address: Partial<PostalAddress> = {}
): Partial<Record<(typeof PERSON)[number], string>> {
  const missing = PERSON.filter(name => !readName(customer[name]) && address[name])
  return Object.fromEntries(missing.map(name => [name, address[name]]))
}

const PLACE = ['firstName', 'lastName', 'address1', 'address2', 'postalCode', 'city', 'countryCode'] as const

const isSamePlace = (one: PostalAddress, other: PostalAddress): boolean =>
  PLACE.every(name => (one[name] ?? '').trim().toLowerCase() === (other[name] ?? '').trim().toLowerCase())

/** The addresses of an order that the address book does not have, the bill's first. */
export function listNewAddresses(
  { billingAddress, shippingAddress }: OrderAddresses,
  saved: readonly PostalAddress[]
): PostalAddress[] {
  const found: PostalAddress[] = []
  for (const address of [billingAddress, shippingAddress])
    if (address && ![...saved, ...found].some(known => isSamePlace(known, address))) found.push(address)
  return found
}
