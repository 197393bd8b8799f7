import {
  buildAddress,
  buildCaller,
  buildProduct,
  catchError,
  createCheckout
} from '../../../testing/create-checkout'
import { addItems } from '../mutations/add-items'
import { createShipment } from '../mutations/create-shipment'
import { setShippingAddress } from '../mutations/set-shipping-address'
import { setShippingMethod } from '../mutations/set-shipping-method'
import { updateBasket } from '../mutations/update-basket'
import { updateShipment } from '../mutations/update-shipment'

const caller = buildCaller()
const products = [
  buildProduct({ id: 'tea', unitPrice: 999, taxClass: 'reduced' }),
  buildProduct({ id: 'pot', unitPrice: 3900, taxClass: 'standard' }),
  buildProduct({
    id: 'sale',
    unitPrice: 800,
    basePrice: 1000,
    promotion: { id: 'spring', calloutMsg: { de: '', en: '' } }
  }),
  buildProduct({
    id: 'voucher',
    unitPrice: 2500,
    taxClass: 'exempt',
    isGiftCard: true,
    isVirtualGiftCard: true
  })
]

describe('totals', () => {
  it.each([
    [
      'below free delivery',
      { tea: 3 },
      'DE',
      'standard',
      { products: 2997, shipping: 399, tax: 196 + 63, order: 3396 }
    ],
    ['from 39 EUR on', { pot: 1 }, 'DE', 'standard', { products: 3900, shipping: 0, tax: 622, order: 3900 }],
    [
      'by express',
      { pot: 1 },
      'DE',
      'express',
      { products: 3900, shipping: 999, tax: 622 + 159, order: 4899 }
    ],
    [
      'to Austria',
      { tea: 3 },
      'AT',
      'standard',
      { products: 2997, shipping: 499, tax: 272 + 83, order: 3496 }
    ],
    ['by e-mail', { voucher: 2 }, 'DE', 'email', { products: 5000, shipping: 0, tax: 0, order: 5000 }],
    [
      'after a promotion',
      { sale: 2 },
      'DE',
      'standard',
      { products: 1600, shipping: 399, tax: 104 + 63, order: 1999 }
    ]
  ])('are computed %s', (_case, quantities, countryCode, methodId, totals) => {
    const { baskets, openBasket } = createCheckout({ products })
    const { basketId } = openBasket(caller, quantities as Record<string, number>)
    const postalCode = countryCode === 'AT' ? '1010' : '50667'
    baskets.changeBasket(
      caller,
      basketId,
      setShippingAddress('me', buildAddress({ countryCode, postalCode }))
    )
    const basket = baskets.changeBasket(caller, basketId, setShippingMethod('me', methodId))
    expect(basket.totals).toMatchObject(totals)
  })

  it('lack an order total until address and method are known', () => {
    const { baskets, openBasket } = createCheckout({ products })
    const opened = openBasket(caller, { tea: 1 })
    expect(opened.totals).toMatchObject({ products: 999, order: undefined, shipping: undefined })
    const { basketId } = opened
    const withMethod = baskets.changeBasket(caller, basketId, setShippingMethod('me', 'standard'))
    expect(withMethod.totals).toMatchObject({ shipping: 399, order: undefined })
  })

  it('say how much is missing to free delivery', () => {
    const { openBasket } = createCheckout({ products })
    expect(openBasket(caller, { tea: 2 }).freeShipping).toEqual({ isFree: false, remaining: 1902 })
  })

  it('count each parcel by itself towards free delivery', () => {
    const { baskets, openBasket } = createCheckout({ products })
    const { basketId } = openBasket(caller, { pot: 1 })
    const change = (mutation: Parameters<typeof baskets.changeBasket>[2]) =>
      baskets.changeBasket(caller, basketId, mutation)
    const delivery = { shippingAddress: buildAddress(), shippingMethodId: 'standard', custom: {} }
    change(updateShipment('me', delivery))
    change(createShipment('aunt', delivery))
    const basket = change(addItems([{ productId: 'tea', quantity: 2, shipmentId: 'aunt', custom: {} }]))
    expect(basket.shipments.map(({ shipping }) => shipping?.gross)).toEqual([0, 399])
    expect(basket.freeShipping).toEqual({ isFree: false, remaining: 1902 })
    const filled = change(addItems([{ productId: 'pot', quantity: 1, shipmentId: 'aunt', custom: {} }]))
    expect([filled.totals.shipping, filled.freeShipping.isFree]).toEqual([0, true])
  })

  it('use British rates before an address is known when the basket is in pounds', () => {
    const { baskets, openBasket } = createCheckout({ products })
    const { basketId } = openBasket(caller, { pot: 1 })
    const basket = baskets.changeBasket(caller, basketId, updateBasket({ currency: 'GBP', custom: {} }))
    expect(basket.lines[0]?.discounted).toMatchObject({ rate: 20, tax: 650 })
  })
})

describe('shipping methods', () => {
  it.each([
    ['express', { voucher: 1 }],
    ['email', { tea: 1 }],
    ['__proto__', { tea: 1 }]
  ])('%s is refused for goods that it does not suit', (methodId, quantities) => {
    const { baskets, openBasket } = createCheckout({ products })
    const { basketId } = openBasket(caller, quantities as Record<string, number>)
    const error = catchError(() => baskets.changeBasket(caller, basketId, setShippingMethod('me', methodId)))
    expect(error.type).toBe('invalid-shipping-method')
  })
})

describe('addresses', () => {
  it.each([
    ['countryCode', { countryCode: 'USA' }],
    ['countryCode', { countryCode: '1' }],
    ['city', { city: 'x'.repeat(300) }]
  ])('are refused with the name of the field %s', (field, change) => {
    const { baskets, openBasket } = createCheckout()
    const { basketId } = openBasket(caller)
    const mutation = setShippingAddress('me', buildAddress(change))
    expect(catchError(() => baskets.changeBasket(caller, basketId, mutation))).toMatchObject({
      type: 'invalid-field',
      members: { field }
    })
  })
})
