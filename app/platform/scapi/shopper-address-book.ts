import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { BareStatus } from '../http/send-request'
import { scapiFamily } from './scapi-family'
import { CUSTOMERS_ROOT, type OfCustomer } from './shopper-customers'

export type PlatformSavedAddress = ShopperCustomersTypes.CustomerAddress
export type PlatformSavedInstrument = ShopperCustomersTypes.CustomerPaymentInstrument
export type SavedInstrumentInput = ShopperCustomersTypes.CustomerPaymentInstrumentRequest

interface OfAddress extends OfCustomer {
  /** The address's id, called its name in the vendor's types. */
  addressName: string
}

/** Shopper Customers: what a registered customer saves for the next order (requirement 13.1). */
interface ShopperAddressBook {
  createCustomerAddress(parameters: OfCustomer, body: PlatformSavedAddress): Promise<PlatformSavedAddress>
  updateCustomerAddress(
    parameters: OfAddress,
    body: { [Field in keyof PlatformSavedAddress]?: PlatformSavedAddress[Field] | null }
  ): Promise<PlatformSavedAddress>
  removeCustomerAddress(parameters: OfAddress): Promise<BareStatus>
  createCustomerPaymentInstrument(
    parameters: OfCustomer,
    body: SavedInstrumentInput
  ): Promise<PlatformSavedInstrument>
  deleteCustomerPaymentInstrument(
    parameters: OfCustomer & { paymentInstrumentId: string }
  ): Promise<BareStatus>
}

export const shopperAddressBook = scapiFamily<ShopperAddressBook>(
  CUSTOMERS_ROOT,
  {
    createCustomerAddress: 'POST /customers/{customerId}/addresses body',
    updateCustomerAddress: 'PATCH /customers/{customerId}/addresses/{addressName} body',
    removeCustomerAddress: 'DELETE /customers/{customerId}/addresses/{addressName}',
    createCustomerPaymentInstrument: 'POST /customers/{customerId}/payment-instruments body',
    deleteCustomerPaymentInstrument:
      'DELETE /customers/{customerId}/payment-instruments/{paymentInstrumentId}'
  },
  { locale: false }
)
