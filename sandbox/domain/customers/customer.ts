/** Values of custom attributes: whatever JSON the client sent, kept as it is. */
export type CustomAttributes = Record<`c_${string}`, unknown>

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
