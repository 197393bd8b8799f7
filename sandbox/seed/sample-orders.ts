import type { SampleOrder } from './seed-contents'

const DAY = 24

const anna = {
  login: 'anna.sommer@example.com',
  address: {
    firstName: 'Anna',
    lastName: 'Sommer',
    address1: 'Lindenweg 3',
    postalCode: '50667',
    city: 'Köln',
    countryCode: 'DE'
  }
}
const jonas = {
  login: 'jonas.winter@example.com',
  address: {
    firstName: 'Jonas',
    lastName: 'Winter',
    address1: 'Hafenstraße 21',
    postalCode: '20457',
    city: 'Hamburg',
    countryCode: 'DE'
  }
}
const marie = {
  login: 'marie.leclerc@example.com',
  address: {
    firstName: 'Marie',
    lastName: 'Leclerc',
    address1: '8 Quai des Bateliers',
    postalCode: '67000',
    city: 'Straßburg',
    countryCode: 'FR'
  }
}

const packed = { to: 'READY_FOR_SHIPPING', after: 5 } as const
const shipped = { to: 'SHIPPED', after: 20 } as const
const delivered = { to: 'DELIVERED', after: 2 * DAY } as const

/** Her tea every four weeks for a year and a half: with the orders below, 23 in one shop. */
const everyFourWeeks: SampleOrder[] = Array.from({ length: 18 }, (_none, month) => ({
  ...anna,
  siteId: 'jasmin',
  hoursAgo: (72 + 28 * month) * DAY,
  items: [
    { productId: '100000000000000101', quantity: 2 + (month % 2) },
    { productId: '100000000000000204', quantity: 1 }
  ],
  shippingMethodId: 'standard',
  paymentMethodId: 'UNZER_INVOICE',
  steps: [packed, shipped, delivered]
}))

/**
 * The sample customers' orders: together every status that an order can have. Jonas has not registered his
 * machine yet.
 */
export const sampleOrders: SampleOrder[] = [
  ...everyFourWeeks,
  {
    ...anna,
    siteId: 'puro',
    hoursAgo: 70 * DAY,
    items: [
      { productId: '200000000000200101', quantity: 1 },
      { productId: '200000000000000801', quantity: 1 }
    ],
    shippingMethodId: 'standard',
    paymentMethodId: 'UNZER_PAYPAL',
    steps: [packed, shipped, delivered],
    machineName: 'Küche'
  },
  {
    ...anna,
    siteId: 'jasmin',
    hoursAgo: 44 * DAY,
    items: [
      { productId: '100000000000000101', quantity: 3 },
      { productId: '100000000000002002', quantity: 1 }
    ],
    shippingMethodId: 'standard',
    paymentMethodId: 'UNZER_INVOICE',
    steps: [packed, shipped, delivered]
  },
  {
    ...jonas,
    siteId: 'jasmin',
    hoursAgo: 38 * DAY,
    items: [{ productId: '100000000000003004', quantity: 2 }],
    shippingMethodId: 'standard',
    paymentMethodId: 'UNZER_CARDS',
    steps: [packed, shipped, delivered, { to: 'RETURNED', after: 9 * DAY }]
  },
  {
    ...anna,
    siteId: 'jasmin',
    hoursAgo: 26 * DAY,
    items: [{ productId: '100000000000000504', quantity: 2 }],
    shippingMethodId: 'standard',
    paymentMethodId: 'UNZER_CARDS',
    steps: [{ to: 'CANCELLED', after: 1 }]
  },
  {
    ...jonas,
    siteId: 'puro',
    hoursAgo: 19 * DAY,
    items: [
      { productId: '200000000000200302', quantity: 1 },
      { productId: '200000000000000202', quantity: 4 }
    ],
    shippingMethodId: 'express',
    paymentMethodId: 'UNZER_CARDS',
    steps: [packed, { to: 'SHIPPED', after: 7 }, { to: 'DELIVERED', after: DAY }]
  },
  {
    ...anna,
    siteId: 'jasmin',
    hoursAgo: 15 * DAY,
    items: [
      { productId: '100000000000000204', quantity: 2 },
      { productId: '100000000000002010', quantity: 1 }
    ],
    shippingMethodId: 'standard',
    paymentMethodId: 'UNZER_PAYPAL',
    steps: [packed, shipped, delivered, { to: 'PARTIALLY_RETURNED', after: 7 * DAY }]
  },
  {
    ...marie,
    siteId: 'jasmin',
    hoursAgo: 3 * DAY,
    items: [{ productId: '100000000000000602', quantity: 4 }],
    shippingMethodId: 'standard',
    paymentMethodId: 'UNZER_CARDS',
    steps: [packed, shipped]
  },
  {
    ...anna,
    siteId: 'jasmin',
    hoursAgo: 2 * DAY,
    items: [
      { productId: '100000000000000101', quantity: 2 },
      { productId: '100000000000000703', quantity: 1 }
    ],
    shippingMethodId: 'express',
    paymentMethodId: 'UNZER_CARDS',
    steps: [packed, shipped]
  },
  {
    ...anna,
    siteId: 'puro',
    hoursAgo: DAY,
    items: [{ productId: '200000000000000305', quantity: 6 }],
    shippingMethodId: 'standard',
    paymentMethodId: 'UNZER_DIRECT_DEBIT_SECURED',
    steps: [packed]
  },
  {
    ...anna,
    siteId: 'jasmin',
    hoursAgo: 3,
    items: [{ productId: '100000000000000403', quantity: 3 }],
    shippingMethodId: 'standard',
    paymentMethodId: 'UNZER_INVOICE',
    steps: []
  }
]
