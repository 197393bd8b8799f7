import type { PostalAddress } from '../../../person-fields/postal-address'
import type { SavedInstrument } from '../../payment/payment-options'

/** The shopper as a customer. Guests have an id and nothing else. */
export interface Customer {
  customerId: string
  customerNo?: string
  isRegistered: boolean
  email?: string
  login?: string
  /** MR or MRS; MRS when nothing else is known. */
  salutation: string
  firstName: string
  lastName: string
  /** yyyy/mm/dd */
  birthday?: string
  phoneHome?: string
  phoneMobile?: string
  phoneBusiness?: string
  isEnabled: boolean
  /** Switched off, or never chosen (requirement 14.2). */
  isPasswordOff: boolean
  consents: Consents
  newsletterSource?: string
  preferredPaymentInstrument?: string
  addresses: SavedAddress[]
  paymentInstruments: SavedInstrument[]
}

/** The customer's consents to mail. */
export interface Consents {
  newsletter: boolean
  /** Reminders of standing orders. */
  aboAlerts: boolean
  /** Reminders to decalcify the machine. */
  decalcifyAlerts: boolean
}

export interface SavedAddress extends PostalAddress {
  addressId: string
  isPreferred: boolean
}

/** The default salutation (requirement 9.3). */
export const DEFAULT_SALUTATION = 'MRS'
