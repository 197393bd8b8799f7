import type { Database } from './database'

export const orderAccessSchema: readonly string[] = [
  `CREATE TABLE order_access_codes (
    site_id TEXT NOT NULL,
    order_no TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    wrong_tries INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (site_id, order_no)
  ) WITHOUT ROWID;`
]

/** A code that was sent for an order; `expiresAt` in milliseconds since the epoch. */
interface SentAccessCode {
  codeHash: string
  expiresAt: number
  wrongTries: number
}

/** The latest code of each order. */
export function createOrderAccessStore(db: Database) {
  const find = db.prepare(
    `SELECT code_hash AS codeHash, expires_at AS expiresAt, wrong_tries AS wrongTries
     FROM order_access_codes WHERE site_id = ? AND order_no = ?`
  )
  const save = db.prepare(
    'INSERT OR REPLACE INTO order_access_codes (site_id, order_no, code_hash, expires_at) VALUES (?, ?, ?, ?)'
  )
  const countWrong = db.prepare(
    'UPDATE order_access_codes SET wrong_tries = wrong_tries + 1 WHERE site_id = ? AND order_no = ?'
  )
  return {
    find: (siteId: string, orderNo: string) => find.get(siteId, orderNo) as SentAccessCode | undefined,
    /** Takes the place of an earlier code of the order. */
    save: (siteId: string, orderNo: string, codeHash: string, expiresAt: number): void =>
      void save.run(siteId, orderNo, codeHash, expiresAt),
    countWrong: (siteId: string, orderNo: string): void => void countWrong.run(siteId, orderNo)
  }
}
