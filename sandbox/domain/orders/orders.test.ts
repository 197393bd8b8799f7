import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addItems } from '../baskets/mutations/add-items'
import { removePaymentInstrument } from '../baskets/mutations/remove-payment-instrument'
import { setBillingAddress } from '../baskets/mutations/set-billing-address'
import { setShippingAddress } from '../baskets/mutations/set-shipping-address'
import { setShippingMethod } from '../baskets/mutations/set-shipping-method'
import { addPaymentInstrument } from '../baskets/mutations/add-payment-instrument'
import { setCustomer } from '../baskets/mutations/set-customer'
import { updateBasket } from '../baskets/mutations/update-basket'
import {
  buildAddress,
  buildCaller,
  buildInventory,
  buildProduct,
  catchError,
  createCheckout
} from '../../testing/create-checkout'

const caller = buildCaller()

describe('placing an order', () => {
  it('names one missing part after the other', () => {
    const { baskets, orders } = createCheckout()
    const { basketId } = baskets.createBasket(caller, { currency: 'EUR', custom: {} })
    const steps = [
      addItems([{ productId: 'tea', quantity: 1, custom: {} }]),
      setShippingAddress('me', buildAddress()),
      setShippingMethod('me', 'standard'),
      setBillingAddress(buildAddress()),
      addPaymentInstrument({ paymentMethodId: 'UNZER_INVOICE', custom: {} }),
      setCustomer({ email: 'lina@example.com' })
    ]
    const refusals = steps.map(step => {
      const { members } = catchError(() => orders.placeOrder(caller, basketId))
      baskets.changeBasket(caller, basketId, step)
      return (members as { validationType: string }).validationType
    })
    expect(refusals).toEqual([
      'ProductItemsRequired',
      'ShippingAddressRequired',
      'ShippingMethodRequired',
      'BillingAddressRequired',
      'PaymentMethodRequired',
      'CustomerEmailRequired'
    ])
    expect(orders.placeOrder(caller, basketId)).toMatchObject({
      orderNo: 'JAS00001001',
      status: 'created',
      paymentStatus: 'not_paid',
      confirmationStatus: 'not_confirmed',
      exportStatus: 'not_exported',
      shippingStatus: 'not_shipped',
      overallStatus: 'PROCESSING'
    })
  })

  it('refuses payment that does not add up and lets the shopper mend it', () => {
    const { baskets, orders, openBasket, completeBasket } = createCheckout()
    const { basketId } = openBasket(caller, { tea: 1 })
    const { paymentInstruments } = completeBasket(caller, basketId)
    baskets.changeBasket(caller, basketId, addItems([{ productId: 'tea', quantity: 1, custom: {} }]))
    const error = catchError(() => orders.placeOrder(caller, basketId))
    expect(error).toMatchObject({
      type: 'validation',
      members: { validationType: 'INVALID_PAYMENT_INSTRUMENTS' }
    })
    const [instrument] = paymentInstruments
    baskets.changeBasket(caller, basketId, removePaymentInstrument(instrument?.paymentInstrumentId ?? ''))
    baskets.changeBasket(
      caller,
      basketId,
      addPaymentInstrument({ paymentMethodId: 'UNZER_INVOICE', custom: {} })
    )
    expect(orders.placeOrder(caller, basketId).basket.totals.order).toBe(2399)
  })

  it('takes the stock and consumes the basket', () => {
    const { baskets, orders, catalogue, openBasket, completeBasket } = createCheckout()
    const { basketId } = openBasket(caller, { tea: 3 })
    completeBasket(caller, basketId)
    orders.placeOrder(caller, basketId)
    expect(catalogue.findSellable('jasmin', 'tea', 'EUR')?.inventory.ats).toBe(97)
    expect(catchError(() => baskets.getBasket(caller, basketId)).type).toBe('basket-not-found')
    expect(catchError(() => orders.placeOrder(caller, basketId)).type).toBe('basket-not-found')
    expect(orders.listAllOrders()).toHaveLength(1)
  })

  it('changes nothing when another shopper got the stock', () => {
    const products = [buildProduct(), buildProduct({ id: 'rare', inventory: buildInventory(1) })]
    const { baskets, orders, catalogue, openBasket, completeBasket } = createCheckout({ products })
    const other = buildCaller({ customerId: 'guest-2', usid: 'session-2' })
    const mine = completeBasket(caller, openBasket(caller, { tea: 1, rare: 1 }).basketId)
    const theirs = completeBasket(other, openBasket(other, { rare: 1 }).basketId)
    orders.placeOrder(other, theirs.basketId)

    const error = catchError(() => orders.placeOrder(caller, mine.basketId))
    expect(error).toMatchObject({ type: 'product-item-not-available', members: { productId: 'rare' } })
    expect(baskets.getBasket(caller, mine.basketId).lines).toHaveLength(2)
    expect(catalogue.findSellable('jasmin', 'tea', 'EUR')?.inventory.ats).toBe(100)
    expect(orders.listAllOrders()).toHaveLength(1)
  })

  it('rolls back when stock cannot be taken at the last moment', () => {
    const { baskets, orders, catalogue, openBasket, completeBasket } = createCheckout()
    const { basketId } = completeBasket(caller, openBasket(caller, { tea: 1 }).basketId)
    const takeStock = jest.spyOn(catalogue, 'takeStock').mockReturnValue(false)
    expect(catchError(() => orders.placeOrder(caller, basketId)).type).toBe('product-item-not-available')
    takeStock.mockRestore()
    expect(orders.listAllOrders()).toEqual([])
    expect(baskets.getBasket(caller, basketId).lines).toHaveLength(1)
    expect(orders.placeOrder(caller, basketId).orderNo).toBe('JAS00001001')
  })

  it('is refused when a digital basket was to be sent by parcel', () => {
    const voucher = buildProduct({
      id: 'voucher',
      isGiftCard: true,
      isVirtualGiftCard: true,
      taxClass: 'exempt'
    })
    const { baskets, orders, openBasket } = createCheckout({ products: [voucher] })
    const { basketId } = openBasket(caller)
    baskets.changeBasket(caller, basketId, setShippingMethod('me', 'standard'))
    baskets.changeBasket(caller, basketId, addItems([{ productId: 'voucher', quantity: 1, custom: {} }]))
    baskets.changeBasket(caller, basketId, setShippingAddress('me', buildAddress(), { useAsBilling: true }))
    const { members } = catchError(() => orders.placeOrder(caller, basketId))
    expect(members).toEqual({ validationType: 'ShippingMethodRequired' })
  })
})

describe('reading orders', () => {
  function placeOne(checkoutKey: string) {
    const checkout = createCheckout()
    const { basketId } = checkout.openBasket(caller, { tea: 1 })
    checkout.baskets.changeBasket(caller, basketId, updateBasket({ custom: { c_checkoutKey: checkoutKey } }))
    checkout.completeBasket(caller, basketId)
    return { ...checkout, order: checkout.orders.placeOrder(caller, basketId) }
  }
  const strangers = [buildCaller({ customerId: 'guest-2' }), buildCaller({ siteId: 'puro' })]

  it('shows an order only to the shopper who placed it', () => {
    const { orders, order } = placeOne('key-1')
    expect(orders.getOrder(caller, order.orderNo)).toEqual(order)
    for (const stranger of strangers) {
      expect(catchError(() => orders.getOrder(stranger, order.orderNo)).type).toBe('order-not-found')
    }
  })

  it('finds an order by its checkout key for the shopper who placed it', () => {
    const { orders, order } = placeOne('key-1')
    expect(orders.findByCheckoutKey(caller, 'key-1')?.orderToken).toBe(order.orderToken)
    expect(orders.findByCheckoutKey(caller, 'key-2')).toBeUndefined()
    for (const stranger of strangers) expect(orders.findByCheckoutKey(stranger, 'key-1')).toBeUndefined()
  })

  it('lists a customer’s orders newest first, in pages', () => {
    const { orders, openBasket, completeBasket } = placeOne('key-1')
    orders.placeOrder(caller, completeBasket(caller, openBasket(caller, { tea: 2 }).basketId).basketId)
    const page = orders.listOrdersOfCustomer('jasmin', caller.customerId, { offset: 0, limit: 1 })
    expect(page).toMatchObject({ total: 2, orders: [{ orderNo: 'JAS00001002' }] })
  })
})

describe('restart', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'checkout-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('keeps baskets, orders and the count of order numbers', () => {
    const databasePath = path.join(folder, 'sandbox.db')
    const before = createCheckout({ databasePath })
    const { basketId } = before.openBasket(caller, { tea: 1 })
    const order = before.orders.placeOrder(caller, before.completeBasket(caller, basketId).basketId)
    const kept = before.openBasket(caller, { tea: 2 })
    before.db.close()

    const after = createCheckout({ databasePath, firstId: 1000 })
    expect(after.orders.getOrder(caller, order.orderNo)).toEqual(JSON.parse(JSON.stringify(order)))
    expect(after.baskets.getBasket(caller, kept.basketId).lines).toMatchObject([{ quantity: 2 }])
    const next = after.orders.placeOrder(caller, after.completeBasket(caller, kept.basketId).basketId)
    expect(next.orderNo).toBe('JAS00001002')
    after.db.close()
  })
})
