import type { ReactNode } from 'react'
import type { SavedInstrument } from '../payment/payment-options'
import type { PostalAddress } from '../../person-fields/postal-address'

/** An address of the customer's address book. */
export interface KnownAddress extends PostalAddress {
  addressId: string
  isPreferred: boolean
}

/** Data of a person without an address. */
export type KnownPerson = Pick<PostalAddress, 'salutation' | 'firstName' | 'lastName' | 'phone'>

/** A registered customer for checkout; the page maps it from the account, which checkout must not import. */
export interface CheckoutCustomer {
  person: KnownPerson
  addresses: KnownAddress[]
  instruments: SavedInstrument[]
  /** Adds the address to the address book, or updates the one with its id. */
  saveAddress(address: PostalAddress & { addressId?: string }): Promise<unknown>
  /** The address book as it is now; rejects when it cannot be read. */
  readAddresses(): Promise<KnownAddress[]>
}

/** How somebody who is not logged in can become a customer at the beginning of checkout. */
export interface CheckoutEntry {
  login(known: EntryProps): ReactNode
  registration(known: EntryProps): ReactNode
}

interface EntryProps {
  email: string | undefined
  /** Of the address that was typed already. */
  person: KnownPerson | undefined
  onDone: () => void
}
