import type { Clock } from '../clock'
import type { CustomerAddress } from './customer'
import { CustomerError } from './customer-error'
import type { Customers } from './customers'
import { withoutNull } from './without-null'

const ADDRESS_LIMIT = 100

type AddressFields = Record<string, unknown> & {
  addressId: string
  lastName: string
  countryCode: string
  preferred?: boolean
}

const notFound = (addressId: string) =>
  new CustomerError('customer-address-not-found', `The customer has no address '${addressId}'.`)

/** Only one address is preferred: choosing one takes it from the others. */
function keepOnePreferred(addresses: CustomerAddress[], chosen: CustomerAddress): CustomerAddress[] {
  if (!chosen.preferred) return addresses
  return addresses.map(address => (address === chosen ? address : { ...address, preferred: false }))
}

/** The address book of registered customers; an address is known by its name (`addressId`). */
export function createAddressBook({ customers, clock }: { customers: Customers; clock: Clock }) {
  const getNow = () => new Date(clock.now()).toISOString()

  return {
    /** Throws `customer-address-not-found`. */
    getAddress(siteId: string, customerId: string, addressId: string): CustomerAddress {
      const { addresses } = customers.getCustomer(siteId, customerId)
      const found = addresses.find(address => address.addressId === addressId)
      if (!found) throw notFound(addressId)
      return found
    },

    /** Throws `address-id-already-in-use`. */
    addAddress(siteId: string, customerId: string, fields: AddressFields): CustomerAddress {
      const now = getNow()
      const added: CustomerAddress = withoutNull({
        preferred: false,
        ...fields,
        creationDate: now,
        lastModified: now
      })
      customers.change(siteId, customerId, customer => {
        if (customer.addresses.some(address => address.addressId === added.addressId)) {
          throw new CustomerError(
            'address-id-already-in-use',
            `There is an address '${added.addressId}' already.`
          )
        }
        if (customer.addresses.length >= ADDRESS_LIMIT) {
          throw new CustomerError('too-many-entries', `A customer has at most ${ADDRESS_LIMIT} addresses.`)
        }
        return { ...customer, addresses: keepOnePreferred([...customer.addresses, added], added) }
      })
      return added
    },

    /** Sets the given fields; `null` deletes one. A new `addressId` renames the address. */
    updateAddress(
      siteId: string,
      customerId: string,
      addressId: string,
      fields: Record<string, unknown>
    ): CustomerAddress {
      let updated: CustomerAddress | undefined
      customers.change(siteId, customerId, customer => {
        const current = customer.addresses.find(address => address.addressId === addressId)
        if (!current) throw notFound(addressId)
        const changed: CustomerAddress = withoutNull({ ...current, ...fields, lastModified: getNow() })
        const others = customer.addresses.filter(address => address !== current)
        if (others.some(address => address.addressId === changed.addressId)) {
          throw new CustomerError(
            'address-id-already-in-use',
            `There is an address '${changed.addressId}' already.`
          )
        }
        updated = changed
        const addresses = customer.addresses.map(address => (address === current ? changed : address))
        return { ...customer, addresses: keepOnePreferred(addresses, changed) }
      })
      if (!updated) throw notFound(addressId)
      return updated
    },

    removeAddress(siteId: string, customerId: string, addressId: string): void {
      customers.change(siteId, customerId, customer => {
        const addresses = customer.addresses.filter(address => address.addressId !== addressId)
        if (addresses.length === customer.addresses.length) throw notFound(addressId)
        return { ...customer, addresses }
      })
    }
  }
}

export type AddressBook = ReturnType<typeof createAddressBook>
