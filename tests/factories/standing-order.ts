import type { StandingCustomer } from '../../app/features/standing-orders/standing-customer'

/** An address of the customer. */
export const home = {
  firstName: 'Ida',
  lastName: 'Moor',
  address1: 'Lindenweg 3',
  postalCode: '50667',
  city: 'Köln',
  countryCode: 'DE'
}
/** A customer with two addresses, one of them abroad, a saved card and PayPal. */
export const customer: StandingCustomer = {
  addresses: [
    { ...home, addressId: 'home', isPreferred: true },
    { ...home, addressId: 'far', address1: 'Main Street 1', countryCode: 'US', isPreferred: false }
  ],
  instruments: [
    {
      paymentInstrumentId: 'card-1',
      methodId: 'UNZER_CARDS',
      isPreferred: true,
      card: { type: 'Visa', lastDigits: '1111', expirationMonth: 12, expirationYear: 2039 }
    },
    { paymentInstrumentId: 'paypal-1', methodId: 'UNZER_PAYPAL', isPreferred: false }
  ]
}
const product = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  price: 5,
  currency: 'EUR',
  type: { item: true },
  inventory: { id: 'i', orderable: true },
  c_servings: 20,
  ...more
})
/** A tea, a pot, and a tea that is sold out. */
export const PRODUCTS = [
  product('tea', 'Sencha'),
  product('pot', 'Teapot', { c_servings: undefined, price: 30 }),
  product('gone', 'Old blend', { inventory: { id: 'i', orderable: false } })
]

/** A standing order as the platform stores it. */
export const stored = {
  id: 'list-1',
  type: 'custom_1',
  c_orderingStatus: 1,
  c_orderingInterval: '4',
  c_orderingNextShippingDate: '2026-12-01',
  c_orderingPayment: '{"paymentMethodId":"UNZER_CARDS","customerPaymentInstrumentId":"card-1"}',
  c_orderingShippingAddress: JSON.stringify(home),
  c_orderingBillingAddress: JSON.stringify(home),
  c_orderingShipping: '{"shippingMethodId":"standard"}',
  c_orderingDeliveryTable: JSON.stringify([
    { id: 'd1', shippingDate: '2026-12-01', status: 1 },
    { id: 'd2', shippingDate: '2026-12-29', status: 0 }
  ]),
  c_orderingNotificationsTable: '[]',
  customerProductListItems: [{ id: 'item-1', productId: 'tea', quantity: 6 }]
}
