import type { CouponInfo, GiftCardInfo } from '../../sandbox/control/describe-vouchers'
import { ShopperBasketsV2 } from 'commerce-sdk-isomorphic'
import { readProblem } from './checkout-setup'
import { startShop, type TestShop } from './shop-setup'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

async function readInfo() {
  const { body } = await shop.send('GET', '/control/info')
  return body as { coupons: CouponInfo[]; giftCards: GiftCardInfo[] }
}

describe.each(['jasmin', 'puro'])('sample codes of %s', siteId => {
  it('names a code of each kind that a shopper can use at once', async () => {
    const own = (await readInfo()).coupons.filter(each => each.siteId === siteId)
    const kinds = own.filter(({ state }) => state === 'valid').map(({ kind }) => kind)
    expect(kinds).toEqual(
      expect.arrayContaining([
        'order-percent',
        'order-amount',
        'product-percent',
        'product-amount',
        'shipping-free',
        'shipping-percent',
        'shipping-amount',
        'bonus',
        'bonus-choice'
      ])
    )
    for (const mark of ['isReferral', 'isCredit', 'customersOnly', 'minimumBoxes'] as const) {
      expect(own.filter(coupon => coupon[mark] && coupon.state === 'valid')).not.toEqual([])
    }
    expect(own.some(({ isWelcomeOffer, code }) => isWelcomeOffer && code.startsWith('WO-'))).toBe(true)
  })

  it('names a code for each reason to refuse one', async () => {
    const own = (await readInfo()).coupons.filter(each => each.siteId === siteId)
    expect(own.map(({ state }) => state)).toEqual(
      expect.arrayContaining([
        'no_active_promotion',
        'coupon_disabled',
        'redemption_limit_exceeded',
        'coupon_code_unknown'
      ])
    )
  })

  it('names a gift card in each state, with what is left on it', async () => {
    const own = (await readInfo()).giftCards.filter(each => each.siteId === siteId)
    expect(new Set(own.map(({ state }) => state))).toEqual(
      new Set(['issued', 'partially_redeemed', 'redeemed', 'disabled', 'expired'])
    )
    for (const { state, balance, amount } of own) {
      if (state === 'issued') expect(balance).toBe(amount)
      if (state === 'redeemed') expect(balance).toBe(0)
    }
    expect(own.some(({ balance, state }) => state === 'issued' && balance <= 5)).toBe(true)
    expect(own.some(({ currency }) => currency !== 'EUR')).toBe(siteId === 'jasmin')
  })
})

it('lets a shopper choose any variant of a master that is offered as a bonus', async () => {
  const { access_token } = await shop.loginGuest('jasmin')
  const baskets = shop.createClient(ShopperBasketsV2, access_token)
  const { basketId = '' } = await baskets.createBasket({
    body: {
      productItems: [{ productId: '100000000000000101', quantity: 7 }],
      couponItems: [{ code: 'LOSERTEE' }]
    }
  })
  const parameters = { basketId }
  const [offer] = (await baskets.getBasket({ parameters })).bonusDiscountLineItems ?? []
  const [master] = offer?.bonusProducts ?? []
  expect(offer).toMatchObject({ maxBonusItems: 2, c_hasBonusProductLeft: true })
  const choose = (productId: string, quantity: number) =>
    baskets.addItemToBasket({
      parameters,
      body: [{ productId, quantity, bonusDiscountLineItemId: offer?.id }]
    })
  const [small, large] = ['100000000000021101', '100000000000021103'] as const
  // The master itself cannot be had, and what is no variant of it is not offered.
  expect(await readProblem(choose(master?.productId ?? '', 1))).toMatchObject({ slug: 'product-not-found' })
  expect(await readProblem(choose('100000000000000102', 1))).toMatchObject({ slug: 'invalid-bonus-product' })
  await choose(small, 1)
  expect(await readProblem(choose(large, 2))).toMatchObject({ slug: 'invalid-bonus-product' })
  expect(await choose(large, 1)).toMatchObject({
    bonusDiscountLineItems: [{ c_hasBonusProductLeft: false }],
    couponItems: [{ statusCode: 'applied' }],
    productItems: [
      { bonusProductLineItem: false },
      { productId: small, priceAfterItemDiscount: 0 },
      { productId: large, priceAfterItemDiscount: 0 }
    ]
  })
})
