/** A placed order in the shop's own words; amounts are decimals of `currency`, VAT included. */
export interface Order {
  orderNo: string
  email?: string
  currency: string
  lines: OrderLine[]
  /** Quantities plus the number of gift certificates. */
  totalProducts: number
  shippingAddress?: OrderAddress
  billingAddress?: OrderAddress
  /** Name and arrival words of the way it travels. */
  delivery?: { name: string; description?: string; isDigital: boolean }
  paymentMethodId?: string
  totals: { items: number; shipping: number; tax: number; order: number }
}

export interface OrderLine {
  id: string
  productId: string
  name: string
  quantity: number
  price: number
  image?: string
}

export interface OrderAddress {
  firstName: string
  lastName: string
  address1: string
  address2?: string
  postalCode: string
  city: string
  countryCode: string
}
