import { shopperAddressBook, type SavedInstrumentInput } from '../../../platform/scapi/shopper-address-book'
import type { AccountAccess } from './account-access'
import { CUSTOMER_KEY } from './customer-query'

/** Saves a payment instrument for the next order; returns its id. */
export async function savePaymentInstrument(
  { client, platform }: AccountAccess,
  instrument: SavedInstrumentInput
): Promise<string | undefined> {
  const customerId = await platform.getCustomerId()
  const saved = await platform
    .family(shopperAddressBook)
    .createCustomerPaymentInstrument({ customerId }, instrument)
  await client.invalidateQueries({ queryKey: CUSTOMER_KEY })
  return saved.paymentInstrumentId
}

export async function removeSavedPaymentInstrument(
  { client, platform }: AccountAccess,
  paymentInstrumentId: string
): Promise<void> {
  const customerId = await platform.getCustomerId()
  await platform
    .family(shopperAddressBook)
    .deleteCustomerPaymentInstrument({ customerId, paymentInstrumentId })
  await client.invalidateQueries({ queryKey: CUSTOMER_KEY })
}
