import { createHash } from 'node:crypto'
import type { Clock } from '../clock'
import type { Coupon, CouponHolder, CouponLookup, KnownCoupon } from './coupon'
import type { Promotion } from '../pricing/promotion'
import type { SiteId } from '../sites/site'
import { createOrderHistory } from '../../storage/sqlite/orders'
import { createCouponStore } from '../../storage/sqlite/coupons'
import type { Database } from '../../storage/sqlite/database'
import type { Order } from '../orders/order'
import { refuseCoupon } from './coupon-error'
import { findCouponRefusal } from './find-refusal'

interface CouponsDependencies {
  db: Database
  coupons: Coupon[]
  catalogue: { listPromotions(siteId: SiteId): Promotion[] }
  clock: Clock
}

export type Coupons = ReturnType<typeof createCoupons>

const DAY = 24 * 60 * 60 * 1000

const foldCode = (code: string): string => code.trim().toUpperCase()

const hashEmail = (email: string | undefined): string | null =>
  email ? createHash('sha256').update(email.trim().toLowerCase()).digest('base64url') : null

/** The coupons of all sites: codes, reasons against one, and numbers of redemptions. */
export function createCoupons({ db, coupons, catalogue, clock }: CouponsDependencies) {
  const store = createCouponStore(db)
  const byCode = new Map(
    coupons.flatMap(coupon =>
      coupon.codes.map(code => [`${coupon.siteId} ${foldCode(code)}`, { coupon, code }] as const)
    )
  )

  const lookup: CouponLookup = {
    findCoupon(siteId, code) {
      const known = byCode.get(`${siteId} ${foldCode(code)}`)
      if (!known) return undefined
      const promotions = catalogue.listPromotions(siteId)
      return { ...known, promotion: promotions.find(({ id }) => id === known.coupon.promotionId) }
    },

    findRefusal(known: KnownCoupon, { customerId, email }: CouponHolder) {
      const { siteId, id, limitInTime } = known.coupon
      const customer = { customerId, emailHash: hashEmail(email) }
      const since = clock.now() - (limitInTime?.days ?? 0) * DAY
      const usage = {
        ofCode: store.countOfCode(siteId, known.code),
        ofCustomer: store.countOfCustomer(siteId, id, customer),
        ofCustomerLately: store.countOfCustomer(siteId, id, customer, since)
      }
      return findCouponRefusal(known, usage, clock.now())
    },

    hasOrdered: createOrderHistory(db).hasOrdered
  }

  return {
    ...lookup,

    /**
     * Counts the codes of an order that took something off. Call it in the transaction that places the
     * order: throws a 400 error when a code has become void since it was put into the basket.
     */
    redeemCoupons({ siteId, orderNo, customerId, basket }: Order): void {
      for (const { code, status } of basket.couponItems) {
        const known = lookup.findCoupon(siteId, code)
        const refusal = known
          ? lookup.findRefusal(known, { customerId, email: basket.email })
          : 'coupon_code_unknown'
        if (!known || refusal) throw refuseCoupon(refusal ?? 'coupon_code_unknown', code)
        if (status !== 'applied') continue
        store.addRedemption({
          siteId,
          couponId: known.coupon.id,
          code: known.code,
          orderNo,
          customerId,
          emailHash: hashEmail(basket.email),
          redeemedAt: clock.now()
        })
      }
    },

    /** Makes the codes of a cancelled or failed order good again; a second call changes nothing. */
    releaseCoupons: ({ siteId, orderNo }: Pick<Order, 'siteId' | 'orderNo'>): void =>
      store.removeRedemptions(siteId, orderNo)
  }
}
