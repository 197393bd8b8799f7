import { isSameAddress } from '../postal-address/postal-address'
import type { PostalAddress } from '../../person-fields/postal-address'
import type { KnownAddress } from './checkout-customer'

/** Preferred first, the others as they were saved. */
export const sortAddresses = (addresses: readonly KnownAddress[]): KnownAddress[] =>
  [...addresses].sort((one, other) => Number(other.isPreferred) - Number(one.isPreferred))

export interface UsedAddress {
  address: PostalAddress
  /** The chosen one of the address book; empty for another. */
  chosenId: string
  /** A chosen one that was changed is changed in the address book, too; else it is changed for the order only. */
  isToBeKept: boolean
}

/**
 * The change of the address book for an address that is used: undefined where it is listed already, its
 * id where a chosen one was changed (requirement 7.1).
 */
export function findAddressToSave(
  { address: used, chosenId, isToBeKept }: UsedAddress,
  saved: readonly KnownAddress[]
): (PostalAddress & { addressId?: string }) | undefined {
  const isThere = saved.some(
    address => isSameAddress(address, used) && (address.phone ?? '') === (used.phone ?? '')
  )
  if (isThere) return undefined
  if (!saved.some(({ addressId }) => addressId === chosenId)) return used
  return isToBeKept ? { ...used, addressId: chosenId } : undefined
}
