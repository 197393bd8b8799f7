import Cookies from 'js-cookie'
import { BonusChoice } from '../../app/features/basket/promotions/bonus-choice'
import { CartCoupons } from '../../app/features/basket/promotions/cart-coupons'
import { CouponList } from '../../app/features/basket/promotions/coupon-list'
import { useBasket } from '../../app/features/basket/use-basket'
import { renderWithProviders } from './render-with-providers'
import type { serveSandbox } from './sandbox-platform'

export const TEA_LINE = { itemId: 'tea', productId: 't', productName: 'Sencha', quantity: 3, price: 30 }

/** A free cup of choice that the code TREAT brings. */
export const OFFER = {
  id: 'offer',
  couponCode: 'TREAT',
  promotionId: 'treat',
  maxBonusItems: 1,
  bonusProducts: [{ productId: 'cup', productName: 'Cup' }],
  c_hasBonusProductLeft: true
}

export const CUP = {
  id: 'cup',
  name: 'Cup',
  price: 9.9,
  type: { master: true },
  variationAttributes: [
    {
      id: 'colour',
      values: [
        { value: 'r', name: 'Red' },
        { value: 'b', name: 'Blue' }
      ]
    }
  ],
  variants: [
    { productId: 'cup-red', orderable: false, variationValues: { colour: 'r' } },
    { productId: 'cup-blue', orderable: true, variationValues: { colour: 'b' } },
    { productId: 'cup-green', orderable: true, variationValues: { colour: 'Green' } }
  ]
}

export const buildCoupon = (code: string, statusCode = 'applied') => ({
  couponItemId: `item-${code}`,
  code,
  statusCode,
  valid: true
})

export const buildAnswer = (fields: object = {}) => ({
  basketId: 'b',
  currency: 'EUR',
  productItems: [TEA_LINE],
  productTotal: 30,
  ...fields
})

interface CouponCart {
  basket?: object
  isReadOnly?: boolean
  products?: object[]
}

/** Shows the codes of a cart that the platform has like this, and in checkout what can only be read of them. */
export function openCouponCart(
  sandbox: ReturnType<typeof serveSandbox>,
  { basket = {}, isReadOnly = false, products = [CUP] }: CouponCart = {}
) {
  Cookies.set('session_jasmin', 'guest')
  // Read anew each time: a test may change the basket meanwhile.
  sandbox.respond('getCustomerBaskets', () => Response.json({ baskets: [buildAnswer(basket)], total: 1 }))
  sandbox.reply('getProducts', { data: products, total: products.length })
  sandbox.reply('getPromotions', { data: [{ id: 'treat', calloutMsg: 'A cup of your choice' }] })
  function Cart() {
    const { basket: known } = useBasket()
    if (!known) return null
    return isReadOnly ? <CouponList basket={known} /> : <CartCoupons basket={known} />
  }
  renderWithProviders(
    <>
      <Cart />
      <BonusChoice />
    </>,
    { platform: sandbox.openPlatform() }
  )
}
