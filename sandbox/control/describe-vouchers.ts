import type { Coupon, CouponRefusal } from '../domain/coupons/coupon'
import {
  getGiftCertificateStatus,
  isExpired,
  type GiftCertificate
} from '../domain/gift-certificates/gift-certificate'
import type { CouponDiscount, Promotion } from '../domain/pricing/promotion'
import type { ControlServices } from './control-services'

type VoucherServices = Pick<ControlServices, 'seed' | 'coupons' | 'giftCertificates' | 'clock'>

/** The effect of a code, by a name to look for. */
type CouponKind =
  | 'order-percent'
  | 'order-amount'
  | 'product-percent'
  | 'product-amount'
  | 'shipping-free'
  | 'shipping-percent'
  | 'shipping-amount'
  | 'bonus'
  | 'bonus-choice'
  | 'unknown'

/** A code that the seed has issued, amounts as decimals by currency. */
export interface CouponInfo {
  code: string
  siteId: string
  promotionId: string
  kind: CouponKind
  /** The promotion's discount or gift. */
  discount?: CouponDiscount
  /** `valid`, or why a shopper who has used no code yet cannot redeem it now. */
  state: 'valid' | CouponRefusal
  /** Goods have to be worth so much; below it the code is taken and has no effect. */
  minimumValue?: Record<string, number>
  /** So many boxes of tea or coffee have to be in the basket. */
  minimumBoxes?: number
  limitPerCustomer?: number
  isWelcomeOffer: boolean
  isReferral: boolean
  /** Gives nothing to guests. */
  customersOnly: boolean
  /** Gives nothing to those who have ordered before. */
  firstOrderOnly: boolean
  /** Credit from customer service, which is no discount (requirement 6.2). */
  isCredit: boolean
}

/** A gift card that exists from the start; balance and amount are decimals. */
export interface GiftCardInfo {
  code: string
  siteId: string
  state: 'issued' | 'partially_redeemed' | 'redeemed' | 'disabled' | 'expired'
  amount: number
  balance: number
  currency: string
  /** ISO date-time. */
  expiresAt?: string
}

/** A shopper without redemptions. */
const STRANGER = { customerId: '' }

const kinds: Record<Exclude<CouponDiscount['type'], 'percentage' | 'amount'>, CouponKind> = {
  'free-shipping': 'shipping-free',
  'shipping-percentage': 'shipping-percent',
  'shipping-amount': 'shipping-amount',
  bonus: 'bonus',
  'bonus-choice': 'bonus-choice'
}

function findKind(discount: CouponDiscount | undefined): CouponKind {
  if (!discount) return 'unknown'
  if (discount.type === 'percentage') return discount.categoryIds ? 'product-percent' : 'order-percent'
  if (discount.type === 'amount') return discount.categoryIds ? 'product-amount' : 'order-amount'
  return kinds[discount.type]
}

const toDecimals = (amounts: Promotion['minimumValue']) =>
  amounts && Object.fromEntries(Object.entries(amounts).map(([currency, cents]) => [currency, cents / 100]))

function describeCode(
  code: string,
  {
    siteId,
    promotionId,
    limitPerCustomer,
    isReferral = false,
    customersOnly = false,
    firstOrderOnly = false
  }: Coupon,
  { coupons }: VoucherServices
): CouponInfo {
  const known = coupons.findCoupon(siteId, code)
  const { couponDiscount, minimumValue, minimumBoxes } = known?.promotion ?? {}
  const refusal = known ? coupons.findRefusal(known, STRANGER) : 'coupon_code_unknown'
  return {
    code,
    siteId,
    promotionId,
    kind: findKind(couponDiscount),
    discount: couponDiscount,
    state: refusal ?? 'valid',
    minimumValue: toDecimals(minimumValue),
    minimumBoxes,
    limitPerCustomer,
    isWelcomeOffer: code.startsWith('WO-'),
    isReferral,
    customersOnly,
    firstOrderOnly,
    isCredit: promotionId.startsWith('CustomerCredit-')
  }
}

/** An unknown code, for tests of the refusal. */
const buildUnknown = (siteId: string): Coupon => ({
  id: '',
  siteId,
  codes: ['GIBTESNICHT'],
  promotionId: '',
  enabled: false
})

/** The codes of the seed with effect and current state, and one unknown code for each site. */
export const describeCoupons = (services: VoucherServices): CouponInfo[] =>
  [...(services.seed.coupons ?? []), ...services.seed.sites.map(({ id }) => buildUnknown(id))].flatMap(
    coupon => coupon.codes.map(code => describeCode(code, coupon, services))
  )

function findState(card: GiftCertificate, now: number): GiftCardInfo['state'] {
  if (!card.enabled) return 'disabled'
  return isExpired(card, now) ? 'expired' : getGiftCertificateStatus(card)
}

/**
 * The gift cards of the seed with their balance of this moment. One that was issued later is found in its
 * mail only, as its code is kept nowhere.
 */
export const describeGiftCards = ({ seed, giftCertificates, clock }: VoucherServices): GiftCardInfo[] =>
  (seed.giftCertificates ?? []).flatMap(({ code, siteId, expiresAt }) => {
    const card = giftCertificates.findByCode(siteId, code)
    if (!card) return []
    return [
      {
        code,
        siteId,
        state: findState(card, clock.now()),
        amount: card.amount / 100,
        balance: card.balance / 100,
        currency: card.currency,
        expiresAt
      }
    ]
  })
