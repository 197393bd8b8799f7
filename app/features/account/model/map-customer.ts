import type {
  PlatformSavedAddress,
  PlatformSavedInstrument
} from '../../../platform/scapi/shopper-address-book'
import { readName } from '../../../platform/session/newcomer'
import type { PlatformCustomer } from '../../../platform/scapi/shopper-profile'
import { optionalText } from '../../../platform/optional-text'
import type { SavedInstrument } from '../../payment/payment-options'
import { DEFAULT_SALUTATION, type Customer, type SavedAddress } from './customer'

/** Maps a customer, registered or guest (requirement 9.3). */
export function mapCustomer(customer: PlatformCustomer): Customer {
  const preferred = optionalText(customer.c_preferredPaymentInstrument)
  return {
    customerId: customer.customerId ?? '',
    customerNo: customer.customerNo,
    isRegistered: customer.authType === 'registered',
    email: optionalText(customer.email),
    login: optionalText(customer.login),
    salutation: customer.salutation || DEFAULT_SALUTATION,
    firstName: readName(customer.firstName),
    lastName: readName(customer.lastName),
    birthday: optionalText(customer.birthday)?.slice(0, 10).replaceAll('-', '/'),
    phoneHome: optionalText(customer.phoneHome),
    phoneMobile: optionalText(customer.phoneMobile),
    phoneBusiness: optionalText(customer.phoneBusiness),
    isEnabled: customer.enabled !== false,
    isPasswordOff: customer.c_passwordOff === true,
    consents: {
      newsletter: customer.c_newsletter === true,
      aboAlerts: customer.c_aboAlerts === true,
      decalcifyAlerts: customer.c_decalcifyAlerts === true
    },
    newsletterSource: optionalText(customer.c_newsletterSource),
    preferredPaymentInstrument: preferred,
    addresses: (customer.addresses ?? []).map(mapSavedAddress),
    paymentInstruments: (customer.paymentInstruments ?? []).map(instrument =>
      mapSavedInstrument(instrument, preferred)
    )
  }
}

/** Maps an address of the address book. */
function mapSavedAddress(address: PlatformSavedAddress): SavedAddress {
  return {
    addressId: address.addressId,
    isPreferred: address.preferred === true,
    salutation: optionalText(address.salutation),
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    companyName: optionalText(address.companyName),
    address1: address.address1 ?? '',
    address2: optionalText(address.address2),
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
    stateCode: optionalText(address.stateCode),
    countryCode: address.countryCode ?? '',
    phone: optionalText(address.phone),
    c_vatId: optionalText(address.c_vatId)
  }
}

const mapSavedInstrument = (
  { paymentInstrumentId = '', paymentMethodId, paymentCard }: PlatformSavedInstrument,
  preferred: string | undefined
): SavedInstrument => ({
  paymentInstrumentId,
  methodId: paymentMethodId,
  isPreferred: preferred !== undefined && paymentInstrumentId === preferred,
  card: paymentCard && {
    type: paymentCard.cardType,
    holder: paymentCard.holder,
    lastDigits: paymentCard.numberLastDigits,
    expirationMonth: paymentCard.expirationMonth,
    expirationYear: paymentCard.expirationYear
  }
})
