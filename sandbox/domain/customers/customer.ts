import type { SiteId } from '../sites/site'

/** Values of custom attributes: whatever JSON the client sent, kept as it is. */
type CustomAttributes = Record<`c_${string}`, unknown>

export interface CustomerAddress extends CustomAttributes {
  addressId: string
  lastName: string
  countryCode: string
  preferred: boolean
  creationDate: string
  lastModified: string
  [field: string]: unknown
}

/** A saved means of payment. Numbers are masked before they are stored. */
export interface CustomerInstrument extends CustomAttributes {
  paymentInstrumentId: string
  paymentMethodId: string
  default: boolean
  creationDate: string
  lastModified: string
  [field: string]: unknown
}

/** A registered customer. Dates are ISO texts, as the API shows them. */
export interface Customer extends CustomAttributes {
  customerId: string
  customerNo: string
  login: string
  email: string
  firstName?: string
  lastName?: string
  /** Whether they have typed a code that was mailed to this address; absent for those who began before it was asked. */
  emailVerified?: boolean
  /** The language of their mails, e.g. "en-GB". */
  preferredLocale?: string
  creationDate: string
  lastModified: string
  lastLoginTime?: string
  previousLoginTime?: string
  addresses: CustomerAddress[]
  paymentInstruments: CustomerInstrument[]
  [field: string]: unknown
}

export interface ProductListItem extends CustomAttributes {
  id: string
  productId?: string
  quantity: number
  priority: number
  public: boolean
  purchasedQuantity: number
  type: 'product' | 'gift_certificate'
  [field: string]: unknown
}

/** A customer's list of products: the wishlist, and the standing orders of type custom_1. */
export interface ProductList extends CustomAttributes {
  id: string
  name?: string
  type: string
  public: boolean
  creationDate: string
  lastModified: string
  customerProductListItems: ProductListItem[]
  [field: string]: unknown
}

/** A customer as the checkout needs it. Built by `createCustomers`. */
export interface CustomerLookup {
  findCustomer(
    siteId: SiteId,
    customerId: string
  ): { customerId: string; customerNo?: string; email?: string; registered: boolean } | undefined
  /** A means of payment that the customer has saved; undefined when it is not theirs. */
  findSavedPayment(siteId: SiteId, customerId: string, instrumentId: string): SavedPayment | undefined
}

/** A saved means of payment, its numbers masked; beside these members it has `c_` attributes. */
export interface SavedPayment {
  paymentMethodId: string
  paymentCard?: Record<string, unknown>
  paymentBankAccount?: Record<string, unknown>
  [field: string]: unknown
}

/** A customer that a sandbox starts with, in the customer list of every site. */
export interface SampleAccount {
  login: string
  password: string
  firstName: string
  lastName: string
  salutation: 'MR' | 'MRS'
}
