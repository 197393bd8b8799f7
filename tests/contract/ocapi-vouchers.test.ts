import type { Coupon } from '../../sandbox/domain/coupons/coupon'
import type { SampleGiftCertificate } from '../../sandbox/domain/gift-certificates/gift-certificate'
import type { Promotion } from '../../sandbox/domain/pricing/promotion'
import { seed } from '../../sandbox/seed/seed'
import { buildHeaders, createOcapi, readFault, type OcapiCall } from './ocapi-setup'
import { startSandbox, type TestSandbox } from './session-setup'

const tea = seed.products.find(({ id }) => id === '100000000000000101')!
const text = (word: string) => ({ de: word, en: word })

const promotion: Promotion = {
  id: 'ten-off',
  siteId: 'jasmin',
  name: text('ten off'),
  calloutMsg: text('10 % off'),
  details: text('10 % off'),
  categoryIds: [],
  couponDiscount: { type: 'percentage', percent: 10 }
}
const coupon: Coupon = {
  id: 'c-1',
  siteId: 'jasmin',
  codes: ['TEN'],
  promotionId: promotion.id,
  enabled: true
}
const giftCertificate: SampleGiftCertificate = {
  code: 'GIFT-0000-0000-0005',
  siteId: 'jasmin',
  currency: 'EUR',
  amount: 500,
  balance: 500,
  enabled: true,
  recipientName: 'Lina',
  recipientEmail: 'lina@example.com',
  senderName: 'Jo'
}

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox({
    seed: {
      categories: seed.categories,
      products: [tea],
      promotions: [promotion],
      coupons: [coupon, { ...coupon, id: 'c-2', codes: ['OVER'], enabled: false }],
      giftCertificates: [giftCertificate]
    }
  })
})
afterAll(() => sandbox.stop())

async function visit(): Promise<OcapiCall> {
  const { access_token } = await sandbox.loginGuest()
  return createOcapi(sandbox.origin, buildHeaders(access_token))
}

async function createBasket(call: OcapiCall, items: object[] = []): Promise<string> {
  const { body } = await call('POST', 'baskets', { product_items: items })
  return `baskets/${body.basket_id as string}`
}

const TEA = { product_id: tea.id, quantity: 2 }

describe('a coupon code', () => {
  it('takes its discount off the basket until it is removed', async () => {
    const call = await visit()
    const basket = await createBasket(call, [TEA])
    const { body } = await call('POST', `${basket}/coupons?locale=en-DE`, { code: 'ten' })
    const total = body.product_sub_total as number
    expect(body).toMatchObject({
      coupon_items: [{ _type: 'coupon_item', code: 'TEN', status_code: 'applied', valid: true }],
      order_price_adjustments: [
        {
          _type: 'price_adjustment',
          coupon_code: 'TEN',
          promotion_id: 'ten-off',
          price: -Math.round(total * 10) / 100,
          applied_discount: { _type: 'discount', type: 'percentage' }
        }
      ]
    })
    const [item] = body.coupon_items as { coupon_item_id: string }[]
    const removed = await call('DELETE', `${basket}/coupons/${item?.coupon_item_id}`)
    expect(removed.body).toMatchObject({ coupon_items: [], order_price_adjustments: [] })
    expect(await readFault(call('DELETE', `${basket}/coupons/${item?.coupon_item_id}`))).toEqual([
      404,
      'CouponItemNotFoundException'
    ])
  })

  it('is refused with the reason when it is unknown, void, already there or missing', async () => {
    const call = await visit()
    const coupons = `${await createBasket(call, [TEA])}/coupons`
    await call('POST', coupons, { code: 'TEN' })
    for (const [code, statusCode] of [
      ['NONE', 'COUPON_CODE_UNKNOWN'],
      ['OVER', 'COUPON_DISABLED'],
      ['TEN', 'COUPON_CODE_ALREADY_IN_BASKET']
    ]) {
      const { status, body } = await call('POST', coupons, { code })
      expect([status, body.fault]).toMatchObject([
        400,
        { type: 'InvalidCouponCodeException', arguments: { couponCode: code, statusCode } }
      ])
    }
    expect(await readFault(call('POST', coupons, {}))).toEqual([400, 'PropertyConstraintViolationException'])
  })

  it('cannot be put into the basket of another shopper', async () => {
    const basket = await createBasket(await visit(), [TEA])
    const stranger = await visit()
    expect(await readFault(stranger('POST', `${basket}/coupons`, { code: 'TEN' }))).toEqual([
      404,
      'BasketNotFoundException'
    ])
  })
})

describe('a gift certificate', () => {
  const wanted = { amount: 25, recipient_email: 'jo@example.com', recipient_name: 'Jo', sender_name: 'Lina' }

  it('is bought with a basket, and taken out of it', async () => {
    const call = await visit()
    const basket = await createBasket(call)
    const { body } = await call('POST', `${basket}/gift_certificate_items`, wanted)
    expect(body).toMatchObject({
      gift_certificate_items: [{ _type: 'gift_certificate_item', ...wanted, shipment_id: 'me' }],
      c_giftCertificateTotal: 25,
      c_containsVGC: true
    })
    const [item] = body.gift_certificate_items as { gift_certificate_item_id: string }[]
    const items = `${basket}/gift_certificate_items/${item?.gift_certificate_item_id}`
    expect((await call('DELETE', items)).body).toMatchObject({ gift_certificate_items: [] })
    expect(await readFault(call('DELETE', items))).toEqual([404, 'GiftCertificateItemNotFoundException'])
  })

  it('is refused without a proper amount or recipient', async () => {
    const call = await visit()
    const items = `${await createBasket(call)}/gift_certificate_items`
    for (const wrong of [{ amount: -1 }, { recipient_email: 'jo' }]) {
      expect(await readFault(call('POST', items, { ...wanted, ...wrong }))).toEqual([
        400,
        'PropertyConstraintViolationException'
      ])
    }
  })

  it('pays for a basket as far as its balance goes, and never shows its code', async () => {
    const call = await visit()
    const basket = await createBasket(call, [TEA])
    const { status, body } = await call('POST', `${basket}/payment_instruments`, {
      payment_method_id: 'GIFT_CERTIFICATE',
      gift_certificate_code: giftCertificate.code
    })
    expect(status).toBe(200)
    expect(body.payment_instruments).toMatchObject([
      {
        payment_method_id: 'GIFT_CERTIFICATE',
        amount: 5,
        masked_gift_certificate_code: expect.stringMatching(/\*.*0005$/)
      }
    ])
    expect(JSON.stringify(body)).not.toContain(giftCertificate.code)
  })
})
