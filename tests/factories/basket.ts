import type { Basket, Line } from '../../app/features/basket/model/basket'

export const buildLine = (fields: Partial<Line> = {}): Line => ({
  itemId: 'item-1',
  productId: '100000000000000001',
  shipmentId: 'me',
  name: 'Sencha',
  variation: '',
  quantity: 1,
  unitPrice: 10,
  price: 10,
  reductions: [],
  path: '/sencha-100000000000000001',
  isPurchasable: true,
  isOrderable: true,
  isGiftCard: false,
  isVirtualGiftCard: false,
  ...fields
})

/** A basket with one tea for 10 EUR and nothing else. */
export const buildBasket = (fields: Partial<Basket> = {}): Basket => ({
  basketId: 'basket-1',
  currency: 'EUR',
  lines: [buildLine()],
  shipments: [{ id: 'me', kind: 'delivery', itemIds: ['item-1'] }],
  categories: [],
  giftCertificateItems: [],
  couponItems: [],
  certificateTotal: 0,
  reductions: [],
  shippingCharges: [],
  paymentInstruments: [],
  totals: { items: 10, tax: 0.65 },
  containsVirtualGiftCard: false,
  containsOnlyNormalGiftCards: false,
  brews: { count: 1, minimum: 0, missing: 0 },
  flashes: [],
  ...fields
})
