import { answerJson } from '../../../../tests/factories/answers'
import { closeBasketTabs, openBasketTab, serveVouchers } from '../../../../tests/factories/basket-tab'
import { addItems } from '../api/add-items'
import { BASKET_KEY } from '../api/basket-key'
import type { Basket } from '../model/basket'
import { applyCoupon, removeCoupon } from './apply-coupon'
import { listCountedChoices } from './bonus-choices'
import { chooseBonus } from './choose-bonus'
import { listBonusChoices, listCoupons } from './vouchers'

afterAll(closeBasketTabs)

const coupon = { couponItemId: 'c1', code: 'TEE10', statusCode: 'applied', valid: true }

it('adds a coupon to the basket and removes it', async () => {
  const tab = openBasketTab(
    answerJson({ basketId: 'b', couponItems: [coupon] }),
    answerJson({ basketId: 'b' })
  )
  await applyCoupon(tab.access, ' TEE10 ')
  expect(listCoupons(tab.shown()!)).toEqual([
    { couponItemId: 'c1', code: 'TEE10', status: 'applied', isValid: true }
  ])
  await removeCoupon(tab.access, 'c1')
  expect(listCoupons(tab.shown()!)).toEqual([])
  expect(tab.readCalls()).toEqual([
    ['POST', 'b/coupons', { code: 'TEE10' }],
    ['DELETE', 'b/coupons/c1', undefined]
  ])
})

it('reads the free products of a coupon, and adds a chosen one', async () => {
  const choice = {
    id: 'bonus-c1',
    couponCode: 'TEE10',
    promotionId: 'treat',
    maxBonusItems: 1,
    bonusProducts: [{ productId: '1', productName: 'Shortbread' }, {}],
    c_hasBonusProductLeft: true
  }
  const tab = openBasketTab(
    answerJson({ basketId: 'b', bonusDiscountLineItems: [choice] }),
    answerJson({ basketId: 'b', bonusDiscountLineItems: [{ ...choice, c_hasBonusProductLeft: false }] })
  )
  await applyCoupon(tab.access, 'TEE10')
  expect(listBonusChoices(tab.shown()!)).toEqual([
    {
      id: 'bonus-c1',
      couponCode: 'TEE10',
      promotionId: 'treat',
      mostUnits: 1,
      products: [{ productId: '1', name: 'Shortbread' }],
      isOpen: true
    }
  ])
  const item = { productId: '1', quantity: 1, bonusDiscountLineItemId: 'bonus-c1' }
  await addItems(tab.access, [item], () => undefined)
  expect(tab.readCalls().at(-1)).toEqual(['POST', 'b/items', [item]])
  expect(listBonusChoices(tab.shown()!)).toMatchObject([{ isOpen: false }])
})

it('throws the reason of a refused coupon, and keeps the basket', async () => {
  const refusal = { type: 'https://x/coupon-code-unknown', title: 'x', statusCode: 'COUPON_CODE_UNKNOWN' }
  const tab = openBasketTab(answerJson(refusal, 400))
  await expect(applyCoupon(tab.access, 'NONE')).rejects.toMatchObject({
    name: '400',
    type: 'coupon-code-unknown',
    data: { statusCode: 'COUPON_CODE_UNKNOWN' }
  })
  expect(tab.shown()?.basketId).toBe('b')
})
describe('at the platform', () => {
  const vouchers = serveVouchers()

  it('applies a coupon until it is removed', async () => {
    const { access } = await vouchers.openBasket()
    const basket = await applyCoupon(access, 'TENPERCENT')
    const [coupon] = listCoupons(basket)
    expect(coupon).toMatchObject({ code: 'TENPERCENT', status: 'applied', isValid: true })
    expect(basket.totals.order).toBe(21.99)
    expect((await removeCoupon(access, coupon!.couponItemId)).totals.order).toBe(23.99)
  })

  it('adds, exchanges and removes the free product of an offer', async () => {
    const { access } = await vouchers.openBasket()
    const offer = (basket: Basket) => listCountedChoices(basket)[0]!
    const opened = await applyCoupon(access, 'bonus')
    const [first, second] = offer(opened).products.map(({ productId }) => productId)
    const choose = async (wanted: Record<string, number>) => {
      const known = access.client.getQueryData<Basket>(BASKET_KEY)!
      await chooseBonus(access, offer(known), wanted)
      return access.client.getQueryData<Basket>(BASKET_KEY)!
    }
    const chosen = await choose({ [first!]: 1 })
    expect(offer(chosen)).toMatchObject({ isOpen: false, left: 0, chosen: [{ productId: first }] })
    expect(chosen.lines.find(line => line.bonusChoiceId)).toMatchObject({ price: 0, limit: 1 })
    expect(chosen.totals.items).toBe(opened.totals.items)
    const exchanged = await choose({ [second!]: 1 })
    expect(offer(exchanged).chosen).toMatchObject([{ productId: second, quantity: 1 }])
    expect(exchanged.totals.items).toBe(opened.totals.items)
    expect(offer(await choose({}))).toMatchObject({ isOpen: true, chosen: [] })
  })

  it('restores the free product of an offer when its exchange is refused, and throws the reason', async () => {
    const { access } = await vouchers.openBasket()
    const offer = (basket: Basket) => listCountedChoices(basket)[0]!
    const opened = await applyCoupon(access, 'bonus')
    const [first] = offer(opened).products.map(({ productId }) => productId)
    await chooseBonus(access, offer(opened), { [first!]: 1 })
    const chosen = access.client.getQueryData<Basket>(BASKET_KEY)!
    await expect(chooseBonus(access, offer(chosen), { '100000000000000999': 1 })).rejects.toMatchObject({
      status: 400
    })
    const after = access.client.getQueryData<Basket>(BASKET_KEY)!
    expect(offer(after).chosen).toMatchObject([{ productId: first, quantity: 1 }])
    expect(after.totals.items).toBe(chosen.totals.items)
  })

  it('marks the welcome offer of a basket and the lines that it needs', async () => {
    const { access } = await vouchers.openBasket()
    const basket = await applyCoupon(access, 'WO-FIRST')
    expect(basket.welcomeOfferPromotionId).toBe('promotion-WO-FIRST')
    expect(basket.lines).toMatchObject([{ isWelcomeOfferPart: true }])
  })

  it.each([
    ['NONSENSE', 'COUPON_CODE_UNKNOWN'],
    ['OFF', 'COUPON_DISABLED'],
    ['PAST', 'NO_ACTIVE_PROMOTION']
  ])('refuses the coupon %s with %s', async (code, statusCode) => {
    const { access } = await vouchers.openBasket()
    await expect(applyCoupon(access, code)).rejects.toMatchObject({ status: 400, data: { statusCode } })
  })
})
