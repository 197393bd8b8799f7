import { invalidField } from '../checkout-error'
import type { Address } from '../baskets/basket'

const STATION = /^packstation\s+\d{3}$/i
const POST_NUMBER = /^\d{6,10}$/

/** Whether an address names a parcel locker of DHL: "Packstation 123". */
export const isPackstation = ({ address1 = '' }: Pick<Address, 'address1'>): boolean =>
  /^packstation\b/i.test(address1)

/**
 * Refuses addresses that the courier would return: a locker without its three digits, without the post number of its
 * recipient, or outside Germany. Throws an `invalid-field` error that names the field.
 */
export function checkPackstation(address: Address): void {
  if (!isPackstation(address)) return
  if (!STATION.test(address.address1 ?? '')) throw invalidField('address1', 'a Packstation has three digits')
  if (!POST_NUMBER.test(address.address2 ?? ''))
    throw invalidField('address2', 'a Packstation needs a post number of 6 to 10 digits')
  if ((address.countryCode ?? 'DE') !== 'DE')
    throw invalidField('countryCode', 'Packstations are in Germany only')
}

/** A locker is no billing address. */
export function refusePackstation(address: Address): void {
  if (isPackstation(address)) throw invalidField('address1', 'a Packstation is no billing address')
}
