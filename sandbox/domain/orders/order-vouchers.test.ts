import type { SampleGiftCertificate } from '../gift-certificates/gift-certificate'
import { addCoupon } from '../baskets/mutations/add-coupon'
import { addGiftCertificateItem } from '../baskets/mutations/add-gift-certificate-item'
import { addItems } from '../baskets/mutations/add-items'
import { addPaymentInstrument } from '../baskets/mutations/add-payment-instrument'
import { setShippingMethod } from '../baskets/mutations/set-shipping-method'
import { buildCaller, buildProduct, catchError, createCheckout } from '../../testing/create-checkout'

const caller = buildCaller()
const text = { de: '', en: '' }
const CODE = 'GIFT-AAAA-BBBB-CCCC'
const giftCertificate: SampleGiftCertificate = {
  code: CODE,
  siteId: 'jasmin',
  currency: 'EUR',
  amount: 3000,
  balance: 3000,
  enabled: true,
  recipientName: '',
  recipientEmail: '',
  senderName: ''
}

const createVoucherCheckout = () =>
  createCheckout({
    products: [buildProduct(), buildProduct({ id: 'cake', unitPrice: 700 })],
    giftCertificates: [giftCertificate],
    coupons: [
      { id: 'c1', siteId: 'jasmin', codes: ['ONCE'], promotionId: 'p1', enabled: true, limitPerCode: 1 },
      { id: 'c2', siteId: 'jasmin', codes: ['TREAT'], promotionId: 'p2', enabled: true },
      { id: 'c3', siteId: 'jasmin', codes: ['GIVEN'], promotionId: 'p3', enabled: true }
    ],
    promotions: [
      {
        id: 'p1',
        siteId: 'jasmin',
        name: text,
        calloutMsg: text,
        details: text,
        categoryIds: [],
        couponDiscount: { type: 'percentage', percent: 10 }
      },
      {
        id: 'p2',
        siteId: 'jasmin',
        name: text,
        calloutMsg: text,
        details: text,
        categoryIds: [],
        couponDiscount: { type: 'bonus-choice', productIds: ['cake'], maxItems: 1 }
      },
      {
        id: 'p3',
        siteId: 'jasmin',
        name: text,
        calloutMsg: text,
        details: text,
        categoryIds: [],
        couponDiscount: { type: 'bonus', productId: 'cake', quantity: 2 }
      }
    ]
  })

it('gives back code, balance and bonus with the basket of a failed order, to be used again', () => {
  const { baskets, orders, giftCertificates, openBasket, completeBasket } = createVoucherCheckout()
  const { basketId } = openBasket(caller, { tea: 5 })
  const change = (mutation: Parameters<typeof baskets.changeBasket>[2]) =>
    baskets.changeBasket(caller, basketId, mutation)
  change(addCoupon('ONCE'))
  const [choice] = change(addCoupon('TREAT')).bonusChoices
  change(addItems([{ productId: 'cake', quantity: 1, bonusDiscountLineItemId: choice?.id, custom: {} }]))
  change(addPaymentInstrument({ paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: CODE, custom: {} }))
  completeBasket(caller, basketId)

  const order = orders.placeOrder(caller, basketId)
  expect(order.basket).toMatchObject({
    totals: { order: 4500 },
    paymentInstruments: [{ amount: 3000 }, { amount: 1500 }]
  })
  expect(giftCertificates.findByCode('jasmin', CODE)?.balance).toBe(0)

  const reopened = orders.reopenBasket(caller, order.orderNo, order.orderToken)
  expect(reopened).toMatchObject({
    couponItems: [
      { code: 'ONCE', status: 'applied' },
      { code: 'TREAT', status: 'applied' }
    ],
    lines: [{ productId: 'tea' }, { productId: 'cake', discounted: { gross: 0 } }],
    totals: { order: 4500 },
    paymentInstruments: [{ amount: 3000 }, { amount: 1500 }]
  })
  expect(giftCertificates.findByCode('jasmin', CODE)?.balance).toBe(3000)
  const again = orders.placeOrder(caller, reopened.basketId)
  expect(giftCertificates.findByCode('jasmin', CODE)?.balance).toBe(0)

  giftCertificates.refundGiftCertificates(again)
  giftCertificates.refundGiftCertificates(again)
  expect(giftCertificates.findByCode('jasmin', CODE)?.balance).toBe(3000)
})

it('takes a bonus that came by itself out of stock, and brings it back once with the basket of a failed order', () => {
  const { baskets, orders, catalogue, openBasket, completeBasket } = createVoucherCheckout()
  const countCakes = () => catalogue.findSellable('jasmin', 'cake', 'EUR')?.inventory.ats
  const { basketId } = openBasket(caller, { tea: 1 })
  baskets.changeBasket(caller, basketId, addCoupon('GIVEN'))
  completeBasket(caller, basketId)
  const order = orders.placeOrder(caller, basketId)
  expect(order.basket).toMatchObject({
    lines: [{ productId: 'tea' }, { productId: 'cake', quantity: 2, discounted: { gross: 0 } }],
    totals: { products: 1000, order: 1399 }
  })
  expect(countCakes()).toBe(98)
  const reopened = orders.reopenBasket(caller, order.orderNo, order.orderToken)
  expect(reopened.lines).toMatchObject([{ productId: 'tea' }, { productId: 'cake', quantity: 2 }])
  expect(countCakes()).toBe(100)
})

it('gives no bonus by itself of which there is not enough, and takes the order without it', () => {
  const { baskets, catalogue, openBasket } = createVoucherCheckout()
  catalogue.takeStock('jasmin', [{ productId: 'cake', quantity: 99 }])
  const { basketId } = openBasket(caller, { tea: 1 })
  expect(baskets.changeBasket(caller, basketId, addCoupon('GIVEN'))).toMatchObject({
    lines: [{ productId: 'tea' }],
    couponItems: [{ status: 'no_applicable_promotion' }]
  })
})

it('takes neither code nor balance when the order cannot be placed', () => {
  const { baskets, orders, catalogue, giftCertificates, openBasket, completeBasket } = createVoucherCheckout()
  const { basketId } = openBasket(caller, { tea: 1 })
  baskets.changeBasket(caller, basketId, addCoupon('ONCE'))
  baskets.changeBasket(
    caller,
    basketId,
    addPaymentInstrument({
      paymentMethodId: 'GIFT_CERTIFICATE',
      giftCertificateCode: CODE,
      amount: 500,
      custom: {}
    })
  )
  completeBasket(caller, basketId)
  const takeStock = jest.spyOn(catalogue, 'takeStock').mockReturnValue(false)
  expect(catchError(() => orders.placeOrder(caller, basketId)).type).toBe('product-item-not-available')
  takeStock.mockRestore()
  expect(giftCertificates.findByCode('jasmin', CODE)?.balance).toBe(3000)
  expect(orders.placeOrder(caller, basketId).basket.couponItems).toMatchObject([{ status: 'applied' }])
})

it('does not sell gift certificates for the money of gift certificates', () => {
  const { baskets, openBasket } = createVoucherCheckout()
  const { basketId } = openBasket(caller)
  const item = { amount: 2500, recipientEmail: 'mia@example.com', custom: {} }
  baskets.changeBasket(caller, basketId, addGiftCertificateItem(item))
  const basket = baskets.changeBasket(caller, basketId, setShippingMethod('me', 'email'))
  expect(basket.totals).toMatchObject({ products: 0, giftCertificates: 2500, shipping: 0 })
  const payment = addPaymentInstrument({
    paymentMethodId: 'GIFT_CERTIFICATE',
    giftCertificateCode: CODE,
    custom: {}
  })
  expect(catchError(() => baskets.changeBasket(caller, basketId, payment))).toMatchObject({
    type: 'gift-certificate-not-applicable',
    statusCode: 'GIFTCERTIFICATE_NOT_APPLICABLE'
  })
})

it('reads baskets and orders that were stored before there were codes and certificates', () => {
  const { db, baskets, orders, openBasket, completeBasket } = createVoucherCheckout()
  const { basketId } = openBasket(caller, { tea: 1 })
  db.exec("UPDATE baskets SET document = json_remove(document, '$.couponItems', '$.giftCertificateItems')")
  expect(baskets.getBasket(caller, basketId)).toMatchObject({ couponItems: [], giftCertificateItems: [] })

  const { orderNo } = orders.placeOrder(caller, completeBasket(caller, basketId).basketId)
  const added = [
    'couponItems',
    'giftCertificateItems',
    'bonusChoices',
    'orderReductions',
    'totals.orderDiscount'
  ]
  const ofLine = ['reductions', 'afterOrderDiscount'].map(name => `lines[0].${name}`)
  const paths = [...added, ...ofLine].map(name => `'$.basket.${name}'`).join(', ')
  db.exec(`UPDATE orders SET document = json_remove(document, ${paths})`)
  expect(orders.getOrder(caller, orderNo).basket).toMatchObject({
    couponItems: [],
    orderReductions: [],
    lines: [{ reductions: [], afterOrderDiscount: { gross: 1000 } }],
    totals: { order: 1399, orderDiscount: 0, giftCertificates: 0 }
  })
})
