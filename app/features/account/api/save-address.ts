import { shopperAddressBook } from '../../../platform/scapi/shopper-address-book'
import type { SavedAddress } from '../model/customer'
import type { AccountAccess } from './account-access'
import { CUSTOMER_KEY } from './customer-query'

/** An address to save; without an id it is a new one. */
type AddressToSave = Omit<SavedAddress, 'addressId' | 'isPreferred'> &
  Partial<Pick<SavedAddress, 'addressId' | 'isPreferred'>>

/** Adds the address to the address book, or updates the one with its id; returns the id. */
export async function saveAddress(
  { client, platform }: AccountAccess,
  { addressId, isPreferred, ...fields }: AddressToSave,
  createId: () => string = () => crypto.randomUUID()
): Promise<string> {
  const customerId = await platform.getCustomerId()
  const book = platform.family(shopperAddressBook)
  const address = { ...fields, preferred: isPreferred }
  const saved = addressId
    ? // Optional fields are sent empty: an update keeps the members that it does not name.
      await book.updateCustomerAddress(
        { customerId, addressName: addressId },
        { companyName: null, address2: null, stateCode: null, phone: null, c_vatId: null, ...address }
      )
    : await book.createCustomerAddress({ customerId }, { ...address, addressId: createId() })
  await client.invalidateQueries({ queryKey: CUSTOMER_KEY })
  return saved.addressId
}

export async function removeAddress({ client, platform }: AccountAccess, addressId: string): Promise<void> {
  const customerId = await platform.getCustomerId()
  await platform.family(shopperAddressBook).removeCustomerAddress({ customerId, addressName: addressId })
  await client.invalidateQueries({ queryKey: CUSTOMER_KEY })
}
