import type { GiftCertificates } from '../../gift-certificates/gift-certificates'
import { addPaymentInstrument } from '../../baskets/mutations/add-payment-instrument'
import {
  buildCaller,
  buildInventory,
  buildProduct,
  catchError,
  createCheckout
} from '../../../testing/create-checkout'
import { ACCEPTANCE_DELAY, acceptOrder } from '../lifecycle/accept-order'
import { advanceOrder } from '../lifecycle/advance-order'
import type { Order } from '../order'
import { announceReturn } from './announce-return'
import { cancelItems, cancelWhole } from './cancel-items'
import { countReturnable, RETURN_WINDOW } from './line-units'
import { receiveReturn } from './receive-return'
import { createReturns } from './returns'

const caller = buildCaller()
const CODE = 'GIFT-AAAA-BBBB-CCCC'
const products = [
  buildProduct({ unitPrice: 1001, inventory: buildInventory(100) }),
  buildProduct({ id: 'cup', unitPrice: 500 }),
  buildProduct({ id: 'card', isGiftCard: true, taxClass: 'exempt', unitPrice: 2500 })
]

/** An accepted order of three teas and a cup; 10.00 EUR of it by gift card where `hasGiftCard`. */
function placeOrder({ hasGiftCard = false, quantities = { tea: 3, cup: 1 } as Record<string, number> } = {}) {
  const checkout = createCheckout({
    products,
    giftCertificates: [
      {
        code: CODE,
        siteId: 'jasmin',
        currency: 'EUR',
        amount: 1000,
        balance: 1000,
        enabled: true,
        recipientName: '',
        recipientEmail: '',
        senderName: ''
      }
    ]
  })
  const { basketId } = checkout.openBasket(caller, quantities)
  if (hasGiftCard)
    checkout.baskets.changeBasket(
      caller,
      basketId,
      addPaymentInstrument({ paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: CODE, custom: {} })
    )
  checkout.completeBasket(caller, basketId)
  const placed = checkout.orders.placeOrder(caller, basketId)
  const order = acceptOrder(placed, placed.createdAt + ACCEPTANCE_DELAY)
  const itemOf = (productId: string) =>
    order.basket.lines.find(line => line.productId === productId)?.itemId ?? ''
  return { ...checkout, order, tea: itemOf('tea'), cup: itemOf('cup'), card: itemOf('card') }
}

const deliver = (order: Order): Order =>
  (['READY_FOR_SHIPPING', 'SHIPPED', 'DELIVERED'] as const).reduce(
    (last, to) => advanceOrder(last, to, last.modifiedAt + 1),
    order
  )
const units = (itemId: string, quantity: number) => ({ itemId, quantity, reason: 'Damaged' })
const readBalance = (giftCertificates: GiftCertificates) =>
  giftCertificates.findByCode('jasmin', CODE)?.balance

/** The order, paid, with its teas wrapped for 1.00 EUR in all. */
function wrapTeas(order: Order, tea: string): Order {
  const wrap = {
    optionId: 'giftWrap',
    optionName: { de: 'Geschenkverpackung', en: 'Gift wrap' },
    valueId: 'box',
    name: { de: 'Box', en: 'Box' },
    unitPrice: 33,
    amount: { gross: 100, tax: 16, rate: 0.19, taxClass: 'standard' as const }
  }
  const lines = order.basket.lines.map(line =>
    line.itemId === tea
      ? {
          ...line,
          options: [wrap, { ...wrap, optionId: 'free', amount: { ...wrap.amount, gross: 0, tax: 0 } }]
        }
      : line
  )
  const totals = { ...order.basket.totals, order: (order.basket.totals.order ?? 0) + 100 }
  const [payment, ...others] = order.basket.paymentInstruments
  const paymentInstruments = payment ? [{ ...payment, amount: payment.amount + 100 }, ...others] : []
  return { ...order, paymentStatus: 'paid', basket: { ...order.basket, lines, totals, paymentInstruments } }
}
const readOptions = ({ refunds = [] }: Order) =>
  refunds.map(({ options = [] }) => options.map(({ optionId, amount }) => [optionId, amount]))

describe('a refund of wrapped units', () => {
  it('says what of it is the wrap, and the shares of the units add up', () => {
    const { order, tea, cup } = placeOrder()
    const wrapped = wrapTeas(order, tea)
    const once = cancelItems(wrapped, [{ itemId: tea, quantity: 1 }], 1)
    const twice = cancelItems(once, [{ itemId: cup, quantity: 1 }], 2)
    expect(readOptions(cancelWhole(twice, 3))).toEqual([[['giftWrap', 33]], [], [['giftWrap', 67]]])
  })

  it('names the wrap once where payment and gift card share it, never above what they give back', () => {
    const { order, tea } = placeOrder({ hasGiftCard: true })
    const paid = wrapTeas(order, tea)
    const [first, ...others] = paid.basket.paymentInstruments
    // All but 0.40 EUR came from the gift card.
    const paymentInstruments = [{ ...first!, amount: 3643 }, ...others.map(each => ({ ...each, amount: 40 }))]
    const swapped = { ...paid, basket: { ...paid.basket, paymentInstruments: paymentInstruments.reverse() } }
    const refunds = cancelWhole(swapped, 1).refunds ?? []
    const sum = refunds.flatMap(({ options = [] }) => options).reduce((all, { amount }) => all + amount, 0)
    expect(sum).toBe(100)
    for (const { amount, options = [] } of refunds)
      expect(options.reduce((all, option) => all + option.amount, 0)).toBeLessThanOrEqual(amount)
  })

  it('is mailed with what of it is the wrap', () => {
    const { order, tea, orders, db, catalogue, giftCertificates } = placeOrder()
    const sendMail = jest.fn()
    const wrapped = wrapTeas(order, tea)
    const pending = cancelItems(wrapped, [{ itemId: tea, quantity: 1 }], 1)
    const returns = createReturns({
      db,
      orders: { ...orders, findOrder: () => pending },
      catalogue,
      giftCertificates,
      sendMail,
      clock: { now: () => 2 }
    })
    returns.refund('jasmin', order.orderNo, pending.refunds?.[0]?.refundNo ?? '')
    const lines = (sendMail.mock.calls[0] as [string, Order, (language: string) => string[]])[2]
    expect(lines('de').map(line => line.replaceAll('\u00a0', ' '))).toEqual([
      '10,34 EUR',
      'davon 0,33 EUR: Geschenkverpackung'
    ])
  })
})

describe('a return', () => {
  it('can be announced by line and quantity once the goods have arrived, within 30 days', () => {
    const { order, tea } = placeOrder()
    expect(catchError(() => announceReturn(order, [units(tea, 1)], 1)).type).toBe('order-return-failed')
    const there = deliver(order)
    const { announced } = announceReturn(there, [units(tea, 2)], there.modifiedAt)
    expect(announced).toMatchObject({ items: [{ itemId: tea, quantity: 2, reason: 'Damaged' }] })
    const late = there.modifiedAt + RETURN_WINDOW + 1
    expect(catchError(() => announceReturn(there, [units(tea, 1)], late)).type).toBe('order-return-failed')
  })

  it('takes no more units than are left, also in several returns or entries', () => {
    const { order, tea, cup } = placeOrder()
    const there = deliver(order)
    const now = there.modifiedAt
    const once = announceReturn(there, [units(tea, 2), units(cup, 1)], now).order
    const error = catchError(() => announceReturn(once, [units(tea, 2)], now))
    expect(error).toMatchObject({ type: 'return-quantity-exceeded', members: { itemIds: [tea] } })
    expect(catchError(() => announceReturn(there, [units(tea, 2), units(tea, 2)], now)).type).toBe(
      'return-quantity-exceeded'
    )
    expect(catchError(() => announceReturn(there, [units('of-others', 1)], now)).members).toMatchObject({
      unknownItemIds: ['of-others']
    })
  })

  it('leaves gift cards with the shopper', () => {
    const { order, card } = placeOrder({ quantities: { tea: 1, card: 1 } })
    const there = deliver(order)
    const line = there.basket.lines.find(({ itemId }) => itemId === card)!
    expect(countReturnable(there, line, there.modifiedAt)).toBe(0)
  })

  it('is refunded when it has arrived, once, and its cents add up', () => {
    const { order, tea, cup } = placeOrder()
    let last = deliver(order)
    for (const [itemId, quantity] of [
      [tea, 1],
      [tea, 2],
      [cup, 1]
    ] as const) {
      const { order: next, announced } = announceReturn(last, [units(itemId, quantity)], last.modifiedAt)
      const received = receiveReturn(next, announced.returnNo, next.modifiedAt + 1)!
      expect(receiveReturn(received, announced.returnNo, 1)).toBeUndefined()
      last = received
    }
    expect(last.overallStatus).toBe('RETURNED')
    expect(last.refunds?.map(({ amount, state }) => [amount, state])).toEqual([
      [1001, 'pending'],
      [2002, 'pending'],
      [500, 'pending']
    ])
  })
})

describe('a cancellation of units', () => {
  it('lowers what an unpaid order costs, and the last one ends the order with its delivery costs', () => {
    const { order, tea, cup } = placeOrder()
    const part = cancelItems(order, [{ itemId: tea, quantity: 1 }], 1)
    expect(part).toMatchObject({
      status: 'new',
      overallStatus: 'PROCESSING',
      refunds: [{ amount: 1001, state: 'not_charged' }]
    })
    const rest = [
      { itemId: tea, quantity: 2 },
      { itemId: cup, quantity: 1 }
    ]
    const whole = cancelItems(part, rest, 2)
    expect(whole).toMatchObject({ status: 'cancelled', overallStatus: 'CANCELLED' })
    const refunded = whole.refunds?.reduce((sum, { amount }) => sum + amount, 0)
    expect(refunded).toBe(order.basket.totals.order)
  })

  it('is refused beyond what is left, and once the warehouse has the order', () => {
    const { order, tea } = placeOrder()
    const part = cancelItems(order, [{ itemId: tea, quantity: 2 }], 1)
    expect(catchError(() => cancelItems(part, [{ itemId: tea, quantity: 2 }], 2)).type).toBe(
      'cancel-quantity-changed'
    )
    const packed = advanceOrder(order, 'READY_FOR_SHIPPING', 1)
    expect(catchError(() => cancelItems(packed, [{ itemId: tea, quantity: 1 }], 2)).type).toBe(
      'invalid-order-status'
    )
  })

  it('goes to the payment before it goes to the gift card', () => {
    const { order } = placeOrder({ hasGiftCard: true })
    const refunds = cancelWhole(order, 1).refunds ?? []
    expect(refunds.map(({ state, parts }) => [parts[0]?.paymentMethodId, state])).toEqual([
      ['UNZER_INVOICE', 'not_charged'],
      ['GIFT_CERTIFICATE', 'refunded']
    ])
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.basket.totals.order)
  })

  it('gives stock and gift card back exactly once, with the rest of the order', () => {
    const { order, orders, db, catalogue, giftCertificates, tea, cup } = placeOrder({ hasGiftCard: true })
    const sendMail = jest.fn()
    const clock = { now: () => Date.UTC(2030, 0, 1) + ACCEPTANCE_DELAY }
    const stock = () => catalogue.findSellable('jasmin', 'tea', 'EUR')?.inventory.ats
    const accepted = { ...orders, findOrder: () => store.current }
    const store = { current: order }
    const returns = createReturns({ db, orders: accepted, catalogue, giftCertificates, sendMail, clock })
    expect([stock(), readBalance(giftCertificates)]).toEqual([97, 0])
    store.current = returns.cancelItems('jasmin', order.orderNo, [{ itemId: tea, quantity: 3 }])
    expect(stock()).toBe(100)
    const credited = store.current.refunds
      ?.flatMap(({ parts }) => parts)
      .find(part => part.paymentMethodId === 'GIFT_CERTIFICATE')
    expect(credited?.amount).toBeGreaterThan(0)
    expect(readBalance(giftCertificates)).toBe(credited?.amount)
    store.current = returns.cancelItems('jasmin', order.orderNo, [{ itemId: cup, quantity: 1 }])
    expect([stock(), readBalance(giftCertificates)]).toEqual([100, 1000])
    expect(store.current.status).toBe('cancelled')
    expect(sendMail.mock.calls.map(([news]) => news as string)).toEqual(['part-cancellation', 'cancellation'])
  })
})
