import { buildCaller, buildProduct, catchError, createCheckout } from '../../testing/create-checkout'
import { removeItem } from './mutations/remove-item'
import { mergeModes } from './merge-basket'

const guest = buildCaller()
const customer = buildCaller({ customerId: 'lina', registered: true })
const mergeOptions = { mode: 'sum_quantities', createDestinationBasket: false } as const

describe('owner of a basket', () => {
  it.each([
    ['another shopper', buildCaller({ customerId: 'guest-2' })],
    ['the same customer id on another site', buildCaller({ siteId: 'puro' })]
  ])('is not %s, to whom the basket does not exist', (_who, stranger) => {
    const { baskets, openBasket } = createCheckout()
    const { basketId } = openBasket(guest, { tea: 1 })
    const works = [
      () => baskets.getBasket(stranger, basketId),
      () => baskets.changeBasket(stranger, basketId, removeItem('item-2')),
      () => baskets.deleteBasket(stranger, basketId),
      () => baskets.consumeBasket(stranger, basketId)
    ]
    expect(works.map(work => catchError(work).type)).toEqual(works.map(() => 'basket-not-found'))
    expect(baskets.getBasket(guest, basketId).lines).toHaveLength(1)
  })

  it('has one open basket, whose id a request for another one returns', () => {
    const { baskets, openBasket } = createCheckout()
    const { basketId } = openBasket(guest)
    const error = catchError(() => baskets.createBasket(guest, { currency: 'EUR', custom: {} }))
    expect(error).toMatchObject({
      type: 'customer-baskets-quota-exceeded',
      members: { basketIds: [basketId] }
    })
  })
})

describe('merging after login', () => {
  const products = [
    buildProduct({ id: 'a', basketLimit: 6 }),
    buildProduct({ id: 'b' }),
    buildProduct({ id: 'c' })
  ]

  it.each([
    ['higher_quantity', { a: 5, b: 3, c: 1 }],
    ['sum_quantities', { a: 6, b: 3, c: 1 }],
    ['saved_quantity', { a: 2, b: 3, c: 1 }]
  ] as const)('counts products by %s, never above their limit', (mode, quantities) => {
    const { baskets, openBasket } = createCheckout({ products })
    openBasket(guest, { a: 5, b: 3 })
    openBasket(customer, { a: 2, c: 1 })
    const { lines } = baskets.mergeBasket(customer, { ...mergeOptions, mode })
    expect(Object.fromEntries(lines.map(line => [line.productId, line.quantity]))).toEqual(quantities)
  })

  it('keeps lines apart on request, together within the limit', () => {
    const { baskets, openBasket } = createCheckout({ products })
    openBasket(guest, { a: 5 })
    openBasket(customer, { a: 2 })
    const { lines } = baskets.mergeBasket(customer, { ...mergeOptions, mode: 'separate_item' })
    expect(lines.map(line => [line.productId, line.quantity])).toEqual([
      ['a', 2],
      ['a', 4]
    ])
  })

  it.each(mergeModes)('deletes the guest basket and can be repeated by %s without counting twice', mode => {
    const { baskets, openBasket } = createCheckout({ products })
    const { basketId } = openBasket(guest, { b: 3 })
    openBasket(customer, { b: 1 })
    const once = baskets.mergeBasket(customer, { ...mergeOptions, mode })
    const twice = baskets.mergeBasket(customer, { ...mergeOptions, mode })
    expect(twice.lines).toEqual(once.lines)
    expect(catchError(() => baskets.getBasket(guest, basketId)).type).toBe('basket-not-found')
  })

  it('is a conflict without a basket to merge into, unless one is to be created', () => {
    const { baskets, openBasket, completeBasket } = createCheckout({ products })
    const { basketId } = openBasket(guest, { b: 3 })
    completeBasket(guest, basketId)
    expect(catchError(() => baskets.mergeBasket(customer, mergeOptions)).type).toBe('basket-merge-exception')
    expect(baskets.getBasket(guest, basketId).lines).toHaveLength(1)
    const merged = baskets.mergeBasket(customer, { ...mergeOptions, createDestinationBasket: true })
    expect(merged).toMatchObject({ customerId: 'lina', lines: [{ productId: 'b', quantity: 3 }] })
    expect([merged.billingAddress, merged.shipments[0]?.shippingAddress, merged.paymentInstruments]).toEqual([
      undefined,
      undefined,
      []
    ])
  })

  it('takes only the basket of the own session, and only for registered customers', () => {
    const { baskets, openBasket } = createCheckout({ products })
    openBasket(guest, { b: 3 })
    const other = buildCaller({ customerId: 'max', registered: true, usid: 'session-2' })
    const { lines } = baskets.mergeBasket(other, { ...mergeOptions, createDestinationBasket: true })
    expect(lines).toEqual([])
    const stranger = buildCaller({ customerId: 'guest-2' })
    expect(catchError(() => baskets.mergeBasket(stranger, mergeOptions)).type).toBe('customer-not-registered')
  })

  it('keeps the gift card just chosen and lets the older goods go', () => {
    const voucher = buildProduct({ id: 'voucher', isGiftCard: true, isVirtualGiftCard: true })
    const { baskets, openBasket } = createCheckout({ products: [...products, voucher] })
    openBasket(guest, { voucher: 1 })
    openBasket(customer, { a: 2 })
    expect(baskets.mergeBasket(customer, mergeOptions).lines).toMatchObject([{ productId: 'voucher' }])
  })
})

describe('transferring after login', () => {
  it('hands the guest basket over with its addresses', () => {
    const { baskets, openBasket, completeBasket } = createCheckout()
    const { basketId } = openBasket(guest, { tea: 1 })
    completeBasket(guest, basketId)
    const transferred = baskets.transferBasket(customer, { merge: false, overrideExisting: false })
    expect(transferred).toMatchObject({ basketId, customerId: 'lina', billingAddress: { lastName: 'Berg' } })
  })

  it('is a conflict when the customer has a basket, unless it is overridden or merged', () => {
    const { baskets, openBasket } = createCheckout()
    openBasket(guest, { tea: 1 })
    openBasket(customer, { tea: 2 })
    const refused = () => baskets.transferBasket(customer, { merge: false, overrideExisting: false })
    expect(catchError(refused).type).toBe('basket-transfer-exception')
    const merged = baskets.transferBasket(customer, { merge: true, overrideExisting: false })
    expect(merged?.lines).toMatchObject([{ quantity: 3 }])
    expect(baskets.listBasketsOfCustomer({ siteId: 'jasmin', customerId: 'lina' })).toHaveLength(1)
  })

  it('returns an empty list without a basket', () => {
    const { baskets } = createCheckout()
    expect(baskets.transferBasket(customer, { merge: true, overrideExisting: true })).toBeUndefined()
  })
})
