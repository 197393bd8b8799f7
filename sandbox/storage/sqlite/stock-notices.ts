import type { SiteId } from '../../domain/sites/site'
import type { Database } from './database'

export const stockNoticesSchema: readonly string[] = [
  `CREATE TABLE stock_notices (
    token_hash TEXT PRIMARY KEY,
    site_id TEXT NOT NULL,
    product_id TEXT NOT NULL,
    email TEXT NOT NULL,
    locale TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    is_confirmed INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;`,
  'CREATE INDEX stock_notices_by_state ON stock_notices (is_confirmed, site_id, product_id);'
]

/** An address that wants one mail when a product is back; times are milliseconds since the epoch. */
interface StockNotice {
  siteId: SiteId
  productId: string
  email: string
  /** In which the mail is written. */
  locale: string
  askedAt: number
}

const FIELDS = 'site_id AS siteId, product_id AS productId, email, locale, asked_at AS askedAt'

/** Notices that were asked for, by the hash of the token in their mail; addresses are compared without their case. */
export function createStockNoticeStore(db: Database) {
  const add = db.prepare(
    `INSERT INTO stock_notices (token_hash, site_id, product_id, email, locale, asked_at) VALUES (?, ?, ?, ?, ?, ?)`
  )
  const ofAddress = db.prepare(
    `SELECT ${FIELDS}, is_confirmed AS isConfirmed FROM stock_notices WHERE site_id = ? AND lower(email) = lower(?)`
  )
  const find = db.prepare(`SELECT ${FIELDS} FROM stock_notices WHERE token_hash = ? AND site_id = ?`)
  const confirm = db.prepare('UPDATE stock_notices SET is_confirmed = 1 WHERE token_hash = ?')
  const products = db.prepare(
    'SELECT DISTINCT site_id AS siteId, product_id AS productId FROM stock_notices WHERE is_confirmed = 1'
  )
  const take = db.prepare(
    `DELETE FROM stock_notices WHERE is_confirmed = 1 AND site_id = ? AND product_id = ? RETURNING ${FIELDS}`
  )
  const dropOld = db.prepare('DELETE FROM stock_notices WHERE is_confirmed = 0 AND asked_at < ?')
  return {
    add: (tokenHash: string, { siteId, productId, email, locale, askedAt }: StockNotice): void =>
      void add.run(tokenHash, siteId, productId, email, locale, askedAt),
    listOfAddress: (siteId: SiteId, email: string) =>
      ofAddress.all(siteId, email) as (StockNotice & { isConfirmed: 0 | 1 })[],
    find: (tokenHash: string, siteId: SiteId) => find.get(tokenHash, siteId) as StockNotice | undefined,
    confirm: (tokenHash: string): void => void confirm.run(tokenHash),
    /** Products that confirmed notices wait for. */
    listAwaited: () => products.all() as Pick<StockNotice, 'siteId' | 'productId'>[],
    /** Ends the confirmed notices of a product, once for each address. */
    take: (siteId: SiteId, productId: string): StockNotice[] => {
      const rows = take.all(siteId, productId) as StockNotice[]
      return [...new Map(rows.map(row => [row.email.toLowerCase(), row])).values()]
    },
    /** Forgets unconfirmed ones that were asked for before. */
    dropUnconfirmed: (before: number): void => void dropOld.run(before)
  }
}
