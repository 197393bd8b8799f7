import type { CouponInfo, GiftCardInfo } from '../../sandbox/control/describe-vouchers'
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

describe.each(['jasmin', 'puro'])('what can be redeemed in %s', siteId => {
  it('names a code of each kind that a shopper can use at once', async () => {
    const own = (await readInfo()).coupons.filter(each => each.siteId === siteId)
    const kinds = own.filter(({ state }) => state === 'valid').map(({ kind }) => kind)
    expect(kinds).toEqual(
      expect.arrayContaining([
        'order-percent',
        'order-amount',
        'product-percent',
        'shipping-free',
        'bonus-choice'
      ])
    )
    expect(own.some(({ isWelcomeOffer, code }) => isWelcomeOffer && code.startsWith('WO-'))).toBe(true)
  })

  it('names a code for each reason to refuse one', async () => {
    const own = (await readInfo()).coupons.filter(each => each.siteId === siteId)
    expect(own.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['no_active_promotion', 'coupon_disabled', 'redemption_limit_exceeded'])
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
    expect(own.some(({ currency }) => currency !== 'EUR')).toBe(siteId === 'jasmin')
  })
})
