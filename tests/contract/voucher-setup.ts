import type { Seed } from '../../sandbox/seed/seed-contents'
import { buildInvoice } from './payment-setup'
import { ShopperGiftCertificates } from 'commerce-sdk-isomorphic'
import type { Coupon } from '../../sandbox/domain/coupons/coupon'
import type { SampleGiftCertificate } from '../../sandbox/domain/gift-certificates/gift-certificate'
import type { CouponDiscount, Promotion } from '../../sandbox/domain/pricing/promotion'
import { address } from '../factories/address'
import { RARE, startSandbox, TEA, type Shopper, type TestSandbox } from './checkout-setup'

const text = (word: string) => ({ de: word, en: `${word} (en)` })

interface Offer {
  discount: CouponDiscount
  coupon?: Partial<Coupon>
  promotion?: Partial<Promotion>
}

const offers: Record<string, Offer> = {
  TENPERCENT: { discount: { type: 'percentage', percent: 10 } },
  FIVEOFF: {
    discount: { type: 'amount', amount: { EUR: 500 } },
    promotion: { minimumValue: { EUR: 2500 } }
  },
  GREEN15: { discount: { type: 'percentage', percent: 15, categoryIds: ['green-tea'] } },
  FREESHIP: { discount: { type: 'free-shipping' } },
  EUROOFF: { discount: { type: 'amount', amount: { EUR: 100 }, categoryIds: ['green-tea'] } },
  SHIPHALF: { discount: { type: 'shipping-percentage', percent: 50 } },
  SHIPLESS: { discount: { type: 'shipping-amount', amount: { EUR: 200 } } },
  TREAT: {
    discount: { type: 'bonus', productId: RARE, quantity: 1 },
    promotion: { minimumValue: { EUR: 2000 } }
  },
  MEMBERS: { discount: { type: 'percentage', percent: 10 }, coupon: { customersOnly: true } },
  BONUS: {
    discount: { type: 'bonus-choice', productIds: [TEA, RARE], maxItems: 1 },
    promotion: { minimumValue: { EUR: 2000 } }
  },
  'WO-ONCE': { discount: { type: 'percentage', percent: 10 }, coupon: { limitPerCustomer: 1 } },
  'WO-FIRST': {
    discount: { type: 'percentage', percent: 10 },
    promotion: { minimumValue: { EUR: 2000 } }
  },
  'WO-NEW': { discount: { type: 'percentage', percent: 10 }, coupon: { firstOrderOnly: true } },
  MONTHLY: {
    discount: { type: 'percentage', percent: 10 },
    coupon: { limitInTime: { orders: 1, days: 30 } }
  },
  SINGLE: { discount: { type: 'percentage', percent: 10 }, coupon: { limitPerCode: 1 } },
  KEEPSAKE: { discount: { type: 'percentage', percent: 10 }, coupon: { limitPerCode: 1 } },
  USED: { discount: { type: 'percentage', percent: 10 }, coupon: { limitPerCode: 1, redeemedBefore: 1 } },
  RUNOUT: { discount: { type: 'percentage', percent: 10 }, coupon: { limitPerCode: 9, redeemedBefore: 9 } },
  OFF: { discount: { type: 'percentage', percent: 10 }, coupon: { enabled: false } },
  PAST: {
    discount: { type: 'percentage', percent: 10 },
    promotion: { endDate: '2020-01-01T00:00:00.000Z' }
  },
  CREDIT: {
    discount: { type: 'amount', amount: { EUR: 300 } },
    promotion: { id: 'CustomerCredit-Test' },
    coupon: { isReferral: true, promotionId: 'CustomerCredit-Test', codes: ['CREDIT', 'CREDIT2'] }
  }
}

const promotions = Object.entries(offers).map(([code, { discount, promotion }]): Promotion => ({
  id: `promotion-${code}`,
  siteId: 'jasmin',
  name: text(code),
  calloutMsg: text(`Callout ${code}`),
  details: text(code),
  categoryIds: [],
  couponDiscount: discount,
  ...promotion
}))
const coupons = Object.entries(offers).map(([code, { coupon }]): Coupon => ({
  id: `coupon-${code}`,
  siteId: 'jasmin',
  codes: [code],
  promotionId: `promotion-${code}`,
  enabled: true,
  ...coupon
}))

const buildCertificate = (
  code: string,
  change: Partial<SampleGiftCertificate> = {}
): SampleGiftCertificate => ({
  code,
  siteId: 'jasmin',
  currency: 'EUR',
  amount: 2000,
  balance: 2000,
  enabled: true,
  recipientName: 'Lina Berg',
  recipientEmail: 'lina@example.com',
  senderName: 'Tom Berg',
  ...change
})

export const giftCodes = {
  small: 'GIFT-AAAA-BBBB-2222',
  large: 'GIFT-CCCC-DDDD-3333',
  spent: 'GIFT-EEEE-FFFF-4444',
  disabled: 'GIFT-GGGG-HHHH-5555',
  expired: 'GIFT-JJJJ-KKKK-6666',
  pounds: 'GIFT-LLLL-MMMM-7777',
  otherSite: 'GIFT-NNNN-PPPP-8888'
}

const giftCertificates = [
  buildCertificate(giftCodes.small, { balance: 1500, expiresAt: '2099-12-31T00:00:00.000Z' }),
  buildCertificate(giftCodes.large, { amount: 10000, balance: 10000 }),
  buildCertificate(giftCodes.spent, { balance: 0 }),
  buildCertificate(giftCodes.disabled, { enabled: false }),
  buildCertificate(giftCodes.expired, { expiresAt: '2020-01-01T00:00:00.000Z' }),
  buildCertificate(giftCodes.pounds, { currency: 'GBP' }),
  buildCertificate(giftCodes.otherSite, { siteId: 'puro' })
]

/** A sandbox with a code of each kind and a gift certificate in each state. */
export const startVoucherSandbox = (added: Partial<Seed> = {}): Promise<TestSandbox> =>
  startSandbox(':memory:', { promotions, coupons, giftCertificates, ...added })

/** A basket with a number of teas of 10 EUR, with shipping but without payment; returns its id. */
export async function fillUnpaidBasket({ baskets }: Shopper, quantity: number, email = 'lina@example.com') {
  const { basketId = '' } = await baskets.createBasket({
    body: { productItems: [{ productId: TEA, quantity }], customerInfo: { customerId: '', email } }
  })
  const shipment = { basketId, shipmentId: 'me' }
  await baskets.updateShippingAddressForShipment({
    parameters: { ...shipment, useAsBilling: true },
    body: address
  })
  await baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'standard' } })
  return basketId
}

/** Pays the open amount by invoice and places the order. */
export async function payAndOrder({ baskets, orders, origin }: Shopper, basketId: string) {
  await baskets.addPaymentInstrumentToBasket({
    parameters: { basketId },
    body: await buildInvoice(origin)
  })
  return orders.createOrder({ body: { basketId } })
}

/** Cancels through the storefront's controller, once the order has been accepted and can be cancelled. */
export async function cancelOrder({ origin, setClock }: TestSandbox, shopper: Shopper, orderNo: string) {
  setClock(5_000)
  const response = await fetch(`${origin}/on/demandware.store/Sites-jasmin-Site/de_DE/Order-Cancel`, {
    method: 'POST',
    headers: { ...shopper.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ orderNo })
  })
  setClock(0)
  return (await response.json()) as { success: boolean }
}

/** Pays with a gift certificate, up to its balance or an amount. */
export function payByGift(
  { baskets }: Shopper,
  basketId: string,
  giftCertificateCode: string,
  amount?: number
) {
  return baskets.addPaymentInstrumentToBasket({
    parameters: { basketId },
    body: { paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode, amount }
  })
}

/** Reads a gift certificate through the vendor's client. */
export function readCertificate({ origin }: TestSandbox, { headers }: Shopper, giftCertificateCode: string) {
  const client = new ShopperGiftCertificates({
    parameters: {
      clientId: '11111111-2222-4333-8444-555555555555',
      organizationId: 'f_ecom_sbox_001',
      shortCode: 'sandbox1',
      siteId: 'jasmin'
    },
    headers,
    proxy: origin,
    throwOnBadResponse: true
  })
  return client.getGiftCertificate({ body: { giftCertificateCode } })
}

/** A guest with an unpaid basket, and operations on its coupons. */
export async function openCouponBasket(sandbox: TestSandbox, quantity: number, email?: string) {
  const shopper = await sandbox.loginGuest()
  const { baskets } = shopper
  const basketId = await fillUnpaidBasket(shopper, quantity, email)
  const parameters = { basketId }
  return {
    ...shopper,
    basketId,
    parameters,
    add: (code: string) => baskets.addCouponToBasket({ parameters, body: { code } }),
    remove: (couponItemId = '') =>
      baskets.removeCouponFromBasket({ parameters: { ...parameters, couponItemId } }),
    read: () => baskets.getBasket({ parameters }),
    setQuantity: async (amount: number) => {
      const { productItems } = await baskets.getBasket({ parameters })
      const itemId = productItems?.[0]?.itemId ?? ''
      return baskets.updateItemInBasket({
        parameters: { ...parameters, itemId },
        body: { quantity: amount }
      })
    }
  }
}
