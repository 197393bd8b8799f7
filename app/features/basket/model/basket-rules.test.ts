import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import {
  canCheckOut,
  computeMoneyDue,
  computeOpenPaymentAmount,
  findMoneyPayment,
  hasWrongShippingMethod,
  listBlockingFlashes,
  listOfflineLines
} from './basket-rules'
import { countItems } from './count-items'
import { findMixingProblem } from './add-refusals'

it('counts units, not lines', () => {
  expect(countItems(buildBasket({ lines: [buildLine({ quantity: 2 }), buildLine({ quantity: 3 })] }))).toBe(5)
  expect(countItems(null)).toBe(0)
})

it('counts a gift certificate as a unit, and leads on to checkout with one alone', () => {
  const giftCertificateItems = [{ amount: 25, recipientEmail: 'lina@example.com' }]
  expect(countItems(buildBasket({ lines: [buildLine({ quantity: 2 })], giftCertificateItems }))).toBe(3)
  expect(canCheckOut(buildBasket({ lines: [], giftCertificateItems }))).toBe(true)
  expect(canCheckOut(buildBasket({ lines: [] }))).toBe(false)
})

it.each([
  [23.4, [23.4], 0],
  [23.4, [], 23.4],
  [0.3, [0.1, 0.2], 0],
  [10, [13.99], -3.99]
])('leaves open of %d after %j: %d', (order, amounts, open) => {
  const paymentInstruments = amounts.map((amount, index) => ({
    id: String(index),
    methodId: 'UNZER_INVOICE',
    amount
  }))
  expect(computeOpenPaymentAmount({ totals: { items: 0, tax: 0, order }, paymentInstruments })).toBe(open)
})

it('separates money from gift certificates, and computes the open amount', () => {
  const gift = { id: 'gift-1', methodId: 'GIFT_CERTIFICATE', amount: 15 }
  const money = { id: 'payment-1', methodId: 'UNZER_INVOICE', amount: 18.99 }
  const totals = { items: 30, tax: 0, order: 33.99 }
  expect(findMoneyPayment({ paymentInstruments: [gift, money] })).toBe(money)
  expect(findMoneyPayment({ paymentInstruments: [gift] })).toBeUndefined()
  expect(computeMoneyDue({ totals, paymentInstruments: [gift, money] })).toBe(18.99)
  expect(computeMoneyDue({ totals, paymentInstruments: [money] })).toBe(33.99)
})

it.each([
  [true, false, true],
  [false, true, true],
  [true, true, false],
  [false, false, false]
])(
  'with virtual gift cards %s and a digital method %s, the method is wrong: %s',
  (virtual, isDigital, wrong) => {
    const shippingMethod = { id: 'x', name: 'x', isDigital }
    expect(hasWrongShippingMethod({ containsVirtualGiftCard: virtual, shippingMethod })).toBe(wrong)
  }
)

it('blocks checkout for items that went offline or short', () => {
  const offline = buildLine({ itemId: 'item-2', isPurchasable: false })
  const basket = buildBasket({ lines: [buildLine(), offline] })
  expect(listOfflineLines(basket)).toEqual([offline])
  expect(canCheckOut(basket)).toBe(false)
  expect(canCheckOut(buildBasket({ lines: [buildLine({ isOrderable: false })] }))).toBe(false)
  expect(canCheckOut(buildBasket())).toBe(true)
})

it('knows which flashes block checkout', () => {
  expect(
    listBlockingFlashes({ flashes: ['OrderTotalNotSet', 'SomethingElse', 'ShippingAddressRequired'] })
  ).toEqual(['OrderTotalNotSet', 'ShippingAddressRequired'])
})

const goods = buildBasket()
const virtual = buildBasket({ containsVirtualGiftCard: true })
const printed = buildBasket({ containsOnlyNormalGiftCards: true })
const empty = buildBasket({ lines: [] })
const certificate = buildBasket({
  lines: [],
  giftCertificateItems: [{ amount: 25, recipientEmail: 'lina@example.com' }],
  containsVirtualGiftCard: true
})
it.each([
  ['a virtual card to goods', goods, { isGiftCard: true, isVirtual: true }, 'cannot_add_virtual_giftcard'],
  [
    'a virtual card to printed cards',
    printed,
    { isGiftCard: true, isVirtual: true },
    'cannot_add_virtual_giftcard'
  ],
  ['a virtual card to virtual cards', virtual, { isGiftCard: true, isVirtual: true }, undefined],
  [
    'a printed card to virtual cards',
    virtual,
    { isGiftCard: true, isVirtual: false },
    'cannot_add_physical_product'
  ],
  ['goods to virtual cards', virtual, { isGiftCard: false, isVirtual: false }, 'cannot_add_physical_product'],
  ['goods to goods', goods, { isGiftCard: false, isVirtual: false }, undefined],
  [
    'goods to a gift certificate',
    certificate,
    { isGiftCard: false, isVirtual: false },
    'cannot_add_physical_product'
  ],
  ['a virtual card to an empty basket', empty, { isGiftCard: true, isVirtual: true }, undefined],
  ['goods to no basket', null, { isGiftCard: false, isVirtual: false }, undefined]
])('adding %s', (_title, basket, context, code) => expect(findMixingProblem(basket, context)).toBe(code))
