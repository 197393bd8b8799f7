import { isSameAddress, type PostalAddress } from '../../postal-address/model/postal-address'
import type { KnownAddress } from './checkout-customer'

/** Preferred first, the others as they were saved. */
export const sortAddresses = (addresses: readonly KnownAddress[]): KnownAddress[] =>
  [...addresses].sort((one, other) => Number(other.isPreferred) - Number(one.isPreferred))

/**
 * What the address book has to be told of an address that is used: undefined where it is in there already, its
 * id where a chosen one was changed (requirement 3.4.3).
 */
export function findAddressToSave(
  used: PostalAddress,
  chosenId: string,
  saved: readonly KnownAddress[]
): (PostalAddress & { addressId?: string }) | undefined {
  const isThere = saved.some(
    address => isSameAddress(address, used) && (address.phone ?? '') === (used.phone ?? '')
  )
  if (isThere) return undefined
  return saved.some(({ addressId }) => addressId === chosenId) ? { ...used, addressId: chosenId } : used
}
