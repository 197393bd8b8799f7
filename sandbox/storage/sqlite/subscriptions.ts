import type { Database } from './database'

export const subscriptionsSchema: readonly string[] = [
  `CREATE TABLE subscriptions (
    site_id TEXT NOT NULL,
    email_key TEXT NOT NULL,
    state TEXT NOT NULL,
    source TEXT,
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (site_id, email_key)
  ) WITHOUT ROWID;`
]

export type SubscriptionState = 'subscribed' | 'unsubscribed'

/** Who gets messages; e-mail addresses are compared without their case, times are milliseconds since the epoch. */
export function createSubscriptionStore(db: Database) {
  const find = db.prepare('SELECT state FROM subscriptions WHERE site_id = ? AND email_key = ?')
  const save = db.prepare(
    `INSERT OR REPLACE INTO subscriptions (site_id, email_key, state, source, changed_at)
     VALUES (?, ?, ?, ?, ?)`
  )
  return {
    findState: (siteId: string, email: string) =>
      (find.get(siteId, email.toLowerCase()) as { state: SubscriptionState } | undefined)?.state,
    save: (row: {
      siteId: string
      email: string
      state: SubscriptionState
      source?: string
      changedAt: number
    }): void =>
      void save.run(row.siteId, row.email.toLowerCase(), row.state, row.source ?? null, row.changedAt)
  }
}
