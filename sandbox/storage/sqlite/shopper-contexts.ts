import type { Database } from './database'

/** `effective_at` repeats the context's date in milliseconds, because every read of prices asks for it. */
export const shopperContextsSchema: readonly string[] = [
  `CREATE TABLE shopper_contexts (
    site_id TEXT NOT NULL,
    usid TEXT NOT NULL,
    document TEXT NOT NULL,
    effective_at INTEGER,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (site_id, usid)
  ) WITHOUT ROWID;`
]

/** Contexts of shopper sessions as JSON documents. All times are milliseconds since the epoch. */
export function createShopperContextStore(db: Database) {
  const find = db.prepare(
    'SELECT document FROM shopper_contexts WHERE site_id = ? AND usid = ? AND expires_at > ?'
  )
  const findEffective = db.prepare(
    `SELECT effective_at AS effectiveAt FROM shopper_contexts
     WHERE site_id = ? AND usid = ? AND expires_at > ? AND effective_at IS NOT NULL`
  )
  const save = db.prepare(
    `INSERT OR REPLACE INTO shopper_contexts (site_id, usid, document, effective_at, expires_at)
     VALUES (?, ?, ?, ?, ?)`
  )
  const remove = db.prepare('DELETE FROM shopper_contexts WHERE site_id = ? AND usid = ?')
  const forget = db.prepare('DELETE FROM shopper_contexts WHERE expires_at <= ?')

  return {
    find: (siteId: string, usid: string, now: number) =>
      (find.get(siteId, usid, now) as { document: string } | undefined)?.document,
    findEffectiveAt: (siteId: string, usid: string, now: number) =>
      (findEffective.get(siteId, usid, now) as { effectiveAt: number } | undefined)?.effectiveAt,
    save: (row: {
      siteId: string
      usid: string
      document: string
      effectiveAt?: number
      expiresAt: number
    }): void => void save.run(row.siteId, row.usid, row.document, row.effectiveAt ?? null, row.expiresAt),
    remove: (siteId: string, usid: string) => void remove.run(siteId, usid),
    forgetExpired: (now: number) => void forget.run(now)
  }
}
