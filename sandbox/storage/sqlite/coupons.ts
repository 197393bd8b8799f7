import type { Database } from './database'
import type { Schema } from './migrate'

/** One row for each code in each order. The e-mail address is kept as a digest, to be compared only. */
export const couponsSchema: Schema = [
  `CREATE TABLE coupon_redemptions (
    site_id TEXT NOT NULL,
    coupon_id TEXT NOT NULL,
    code TEXT NOT NULL,
    order_no TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    email_hash TEXT,
    redeemed_at INTEGER NOT NULL,
    PRIMARY KEY (site_id, code, order_no)
  ) WITHOUT ROWID;
  CREATE INDEX coupon_redemptions_of_order ON coupon_redemptions (site_id, order_no);`
]

interface CouponRedemption {
  siteId: string
  couponId: string
  code: string
  orderNo: string
  customerId: string
  emailHash: string | null
  /** Milliseconds since the epoch. */
  redeemedAt: number
}

/** Which codes were redeemed by whom and when. */
export function createCouponStore(db: Database) {
  const ofCode = db.prepare('SELECT COUNT(*) AS total FROM coupon_redemptions WHERE site_id = ? AND code = ?')
  const ofCustomer = db.prepare(
    `SELECT COUNT(*) AS total FROM coupon_redemptions
     WHERE site_id = ? AND coupon_id = ? AND (customer_id = ? OR email_hash = ?) AND redeemed_at >= ?`
  )
  const insert = db.prepare(
    `INSERT INTO coupon_redemptions (site_id, coupon_id, code, order_no, customer_id, email_hash, redeemed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`
  )
  const remove = db.prepare('DELETE FROM coupon_redemptions WHERE site_id = ? AND order_no = ?')

  return {
    countOfCode: (siteId: string, code: string): number =>
      (ofCode.get(siteId, code) as { total: number }).total,
    /** Orders of a customer, by id or by e-mail address, with any code of the coupon, since a time. */
    countOfCustomer(
      siteId: string,
      couponId: string,
      customer: Pick<CouponRedemption, 'customerId' | 'emailHash'>,
      since = 0
    ): number {
      const row = ofCustomer.get(siteId, couponId, customer.customerId, customer.emailHash, since)
      return (row as { total: number }).total
    },
    addRedemption({ siteId, couponId, code, orderNo, customerId, emailHash, redeemedAt }: CouponRedemption) {
      insert.run(siteId, couponId, code, orderNo, customerId, emailHash, redeemedAt)
    },
    removeRedemptions: (siteId: string, orderNo: string) => void remove.run(siteId, orderNo)
  }
}
