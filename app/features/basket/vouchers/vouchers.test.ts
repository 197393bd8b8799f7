import type { TestSandbox } from '../../../../tests/contract/checkout-setup'
import { fillUnpaidBasket, giftCodes, startVoucherSandbox } from '../../../../tests/contract/voucher-setup'
import { answerJson } from '../../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../../tests/factories/recording-platform'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import { createQueryClient } from '../../../platform/query-object'
import type { Basket } from '../model/basket'
import { computeOpenPaymentAmount } from '../model/basket-rules'
import { mapBasket } from '../model/map-basket'
import { listBonusChoices, listCoupons, listGiftCertificates } from './vouchers'
import { addItems } from '../api/add-items'
import { applyCoupon, removeCoupon } from './apply-coupon'
import { listCountedChoices } from './bonus-choices'
import { chooseBonus } from './choose-bonus'
import type { BasketAccess } from '../api/basket-access'
import { closeChannels } from '../api/basket-channel'
import { BASKET_KEY } from '../api/basket-key'
import { removeLine } from '../api/change-line'
import { addGiftCertificateItem, removeGiftCertificateItem } from './gift-certificate-items'
import { checkGiftCertificate, redeemGiftCertificate, removeGiftCertificate } from './gift-certificates'

const tabs: BasketAccess[] = []
afterAll(() => {
  closeChannels()
  tabs.forEach(({ client }) => client.clear())
})

/** A tab with the basket `b` over a platform that gives these answers. */
function openTab(...answers: Parameters<typeof createRecordingPlatform>) {
  const { platform, calls } = createRecordingPlatform(...answers)
  const client = createQueryClient()
  client.setQueryData(BASKET_KEY, mapBasket({ basketId: 'b', currency: 'EUR' }))
  const access: BasketAccess = { client, platform, siteId: 'jasmin', currency: 'EUR' }
  tabs.push(access)
  const readCalls = () =>
    calls.map(({ method, url, body }) => [method, new URL(url).pathname.split('/baskets/')[1], body])
  const isStale = () => client.getQueryState(BASKET_KEY)?.isInvalidated
  return { access, calls, readCalls, isStale, shown: () => client.getQueryData<Basket>(BASKET_KEY) }
}

const coupon = { couponItemId: 'c1', code: 'TEE10', statusCode: 'applied', valid: true }

it('puts a coupon on the basket and takes it off again', async () => {
  const tab = openTab(answerJson({ basketId: 'b', couponItems: [coupon] }), answerJson({ basketId: 'b' }))
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

it('reads what may be chosen with a coupon, and chooses it', async () => {
  const choice = {
    id: 'bonus-c1',
    couponCode: 'TEE10',
    promotionId: 'treat',
    maxBonusItems: 1,
    bonusProducts: [{ productId: '1', productName: 'Shortbread' }, {}],
    c_hasBonusProductLeft: true
  }
  const tab = openTab(
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

it('says why a coupon is refused, and keeps the basket', async () => {
  const refusal = { type: 'https://x/coupon-code-unknown', title: 'x', statusCode: 'COUPON_CODE_UNKNOWN' }
  const tab = openTab(answerJson(refusal, 400))
  await expect(applyCoupon(tab.access, 'NONE')).rejects.toMatchObject({
    name: '400',
    type: 'coupon-code-unknown',
    data: { statusCode: 'COUPON_CODE_UNKNOWN' }
  })
  expect(tab.shown()?.basketId).toBe('b')
})

it('buys a gift certificate and thinks better of it', async () => {
  const item = { amount: 25, recipientEmail: 'lina@example.com', c_productName: 'Gift card' }
  const tab = openTab(
    answerJson({ basketId: 'b', giftCertificateItems: [{ ...item, giftCertificateItemId: 'g1' }] }),
    answerJson({ basketId: 'b' })
  )
  await addGiftCertificateItem(tab.access, item)
  expect(listGiftCertificates(tab.shown()!)).toEqual([
    { itemId: 'g1', amount: 25, name: 'Gift card', recipient: 'lina@example.com', isPurchasable: true }
  ])
  await removeGiftCertificateItem(tab.access, 'g1')
  expect(listGiftCertificates(tab.shown()!)).toEqual([])
  expect(tab.readCalls()).toEqual([
    ['POST', 'b/gift-certificate-items', item],
    ['DELETE', 'b/gift-certificate-items/g1', undefined]
  ])
})

it('names the end of the code that was typed in the text of a failure, and no more of it', async () => {
  const refusal = answerJson({ success: false, error: true, ErrorMsg: 'No card {0} here, {0}.' })
  const tab = openTab(refusal)
  const failure = { error: true, ErrorMsg: 'No card ****-2$& here, ****-2$&.' }
  await expect(checkGiftCertificate(tab.access.platform, 'GIFT-2$&')).resolves.toEqual(failure)
  await expect(redeemGiftCertificate(tab.access, 'GIFT-2$&')).resolves.toEqual(failure)
  const short = { error: true, ErrorMsg: 'No card **** here, ****.' }
  await expect(checkGiftCertificate(tab.access.platform, 'GIFT')).resolves.toEqual(short)
})

it('answers a technical text when the balance cannot be asked for', async () => {
  const { access } = openTab(answerJson({}, 503))
  await expect(checkGiftCertificate(access.platform, 'GIFT')).resolves.toEqual({
    error: true,
    ErrorMsg: 'An technical error occured on useSfraApiGiftCertCheckBalance.'
  })
})

const card = {
  paymentInstrumentId: 'p1',
  paymentMethodId: 'GIFT_CERTIFICATE',
  amount: 15,
  maskedGiftCertificateCode: '************2222',
  c_giftCertInternalCode: 'internal'
}

it('shows the basket as a redeemed gift certificate pays it', async () => {
  const redeemed = { success: true, basketId: 'b', giftCertificateCode: 'internal', maskedCode: '****' }
  const tab = openTab(
    answerJson(redeemed),
    answerJson({ basketId: 'b', orderTotal: 20, paymentInstruments: [card] })
  )
  await expect(redeemGiftCertificate(tab.access, 'GIFT')).resolves.toEqual(redeemed)
  expect(tab.shown()?.paymentInstruments).toEqual([
    {
      id: 'p1',
      methodId: 'GIFT_CERTIFICATE',
      amount: 15,
      giftCard: { ending: '2222', internalCode: 'internal' }
    }
  ])
})

it('keeps what was redeemed when the basket cannot be read afterwards', async () => {
  const tab = openTab(answerJson({ success: true, giftCertificateCode: 'internal' }), answerJson({}, 503))
  await expect(redeemGiftCertificate(tab.access, 'GIFT')).resolves.toMatchObject({ success: true })
  expect(tab.isStale()).toBe(true)
})

it('reads the basket again after a failure that may hide an added gift certificate', async () => {
  const tab = openTab(answerJson({}, 503))
  await expect(redeemGiftCertificate(tab.access, 'GIFT')).resolves.toMatchObject({ error: true })
  expect(tab.isStale()).toBe(true)
})

it('removes a gift certificate by its internal code', async () => {
  const tab = openTab(answerJson({ success: true }), answerJson({ basketId: 'b' }))
  await removeGiftCertificate(tab.access, {
    id: 'p1',
    giftCard: { ending: '2222', internalCode: 'internal' }
  })
  expect(new URL(tab.calls[0]!.url).searchParams.get('giftCertificateCode')).toBe('internal')
  expect(tab.shown()?.paymentInstruments).toEqual([])
})

it('removes the payment of a gift certificate where the platform has left it', async () => {
  const tab = openTab(
    answerJson({ success: true }),
    answerJson({ basketId: 'b', paymentInstruments: [card] }),
    answerJson({ basketId: 'b' })
  )
  await removeGiftCertificate(tab.access, {
    id: 'p1',
    giftCard: { ending: '2222', internalCode: 'internal' }
  })
  expect(tab.readCalls().at(-1)).toEqual(['DELETE', 'b/payment-instruments/p1', undefined])
  expect(tab.shown()?.paymentInstruments).toEqual([])
})

describe('at the platform', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await startVoucherSandbox()
  })
  afterAll(() => sandbox.stop())

  /** A guest with two teas for 20 EUR, 3.99 EUR to send. */
  async function openBasket() {
    const shopper = await sandbox.loginGuest()
    const basketId = await fillUnpaidBasket(shopper, 2)
    const platform = createShopPlatform(sandbox.origin, shopper.token)
    const access: BasketAccess = { client: createQueryClient(), platform, siteId: 'jasmin', currency: 'EUR' }
    tabs.push(access)
    const read = async () => mapBasket(await platform.baskets.getBasket({ basketId }))
    const empty = async () => removeLine(access, (await read()).lines[0]!.itemId)
    return { access, read, empty }
  }

  it('a coupon applies until it is removed', async () => {
    const { access } = await openBasket()
    const basket = await applyCoupon(access, 'TENPERCENT')
    const [coupon] = listCoupons(basket)
    expect(coupon).toMatchObject({ code: 'TENPERCENT', status: 'applied', isValid: true })
    expect(basket.totals.order).toBe(21.99)
    expect((await removeCoupon(access, coupon!.couponItemId)).totals.order).toBe(23.99)
  })

  it('gives a product of an offer for free, in exchange for another, and takes it back', async () => {
    const { access } = await openBasket()
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

  it('chooses the former product of an offer again when the other one is refused, and says why', async () => {
    const { access } = await openBasket()
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

  it('says of the welcome offer that it is given, and which lines need it', async () => {
    const { access } = await openBasket()
    const basket = await applyCoupon(access, 'WO-FIRST')
    expect(basket.welcomeOfferPromotionId).toBe('promotion-WO-FIRST')
    expect(basket.lines).toMatchObject([{ isWelcomeOfferPart: true }])
  })

  it.each([
    ['NONSENSE', 'COUPON_CODE_UNKNOWN'],
    ['OFF', 'COUPON_DISABLED'],
    ['PAST', 'NO_ACTIVE_PROMOTION']
  ])('the coupon %s is refused with %s', async (code, statusCode) => {
    const { access } = await openBasket()
    await expect(applyCoupon(access, code)).rejects.toMatchObject({ status: 400, data: { statusCode } })
  })

  it('a gift certificate to buy costs its amount, and goes into no basket of goods', async () => {
    const { access, empty } = await openBasket()
    const card = { amount: 25, recipientEmail: 'tom@example.com' }
    await expect(addGiftCertificateItem(access, card)).rejects.toMatchObject({
      data: { arguments: { statusCode: 'CANNOT_ADD_VIRTUAL_GIFTCARD' } }
    })
    await empty()
    const basket = await addGiftCertificateItem(access, card)
    const [certificate] = listGiftCertificates(basket)
    expect([certificate?.amount, basket.totals.items, basket.containsVirtualGiftCard]).toEqual([25, 25, true])
    const after = await removeGiftCertificateItem(access, certificate!.itemId)
    expect(after.totals.items).toBe(0)
  })

  it('a gift certificate pays as far as it goes, and not at all once it is removed', async () => {
    const { access, read } = await openBasket()
    await expect(checkGiftCertificate(access.platform, giftCodes.small)).resolves.toMatchObject({
      success: true,
      giftCertificate: { balance: 15, currency: 'EUR' }
    })
    const redeemed = await redeemGiftCertificate(access, giftCodes.small)
    if (redeemed.error) throw new Error(redeemed.ErrorMsg)
    expect(computeOpenPaymentAmount(await read())).toBe(8.99)
    const [payment] = (await read()).paymentInstruments
    expect(payment?.giftCard).toEqual({ ending: '2222', internalCode: redeemed.giftCertificateCode })
    await removeGiftCertificate(access, payment!)
    expect((await read()).paymentInstruments).toEqual([])
  })

  it('the payment of a gift certificate goes also where its internal code is not known', async () => {
    const { access, read } = await openBasket()
    await redeemGiftCertificate(access, giftCodes.large)
    const [payment] = (await read()).paymentInstruments
    await removeGiftCertificate(access, { id: payment!.id })
    expect((await read()).paymentInstruments).toEqual([])
  })

  it.each([
    ['spent', 'REDEEMED'],
    ['disabled', 'DISABLED'],
    ['expired', 'EXPIRED']
  ] as const)(
    'a gift certificate that is %s is a failure with a message and the reason %s',
    async (state, reason) => {
      const { access } = await openBasket()
      const failure = await redeemGiftCertificate(access, giftCodes[state])
      expect(failure).toEqual({
        error: true,
        ErrorMsg: expect.stringMatching(/\w/),
        statusCode: `GIFTCERTIFICATE_${reason}`
      })
      expect(failure).not.toMatchObject({ ErrorMsg: expect.stringContaining('{0}') })
    }
  )
})
