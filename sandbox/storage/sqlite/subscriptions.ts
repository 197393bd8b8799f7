import type { Database } from './database'

export const subscriptionsSchema: readonly string[] = [
  `CREATE TABLE subscriptions (
    site_id TEXT NOT NULL,
    email_key TEXT NOT NULL,
    state TEXT NOT NULL,
    source TEXT,
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (site_id, email_key)
  ) WITHOUT ROWID;`,
  `CREATE TABLE subscription_consents (
    token_hash TEXT PRIMARY KEY,
    site_id TEXT NOT NULL,
    email TEXT NOT NULL,
    source TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;`
]

export type SubscriptionState = 'subscribed' | 'unsubscribed'

/** The owner of the address was asked by mail. */
interface AskedConsent {
  siteId: string
  email: string
  /** Where it was asked for, e.g. "popup". */
  source: string
  expiresAt: number
}

/** Who gets messages; e-mail addresses are compared without their case, times are milliseconds since the epoch. */
export function createSubscriptionStore(db: Database) {
  const find = db.prepare('SELECT state FROM subscriptions WHERE site_id = ? AND email_key = ?')
  const save = db.prepare(
    `INSERT OR REPLACE INTO subscriptions (site_id, email_key, state, source, changed_at)
     VALUES (?, ?, ?, ?, ?)`
  )
  const addConsent = db.prepare(
    `INSERT INTO subscription_consents (token_hash, site_id, email, source, expires_at) VALUES (?, ?, ?, ?, ?)`
  )
  const findConsent = db.prepare(
    `SELECT site_id AS siteId, email, source, expires_at AS expiresAt
     FROM subscription_consents WHERE token_hash = ? AND site_id = ?`
  )
  const dropConsents = db.prepare(
    'DELETE FROM subscription_consents WHERE site_id = ? AND lower(email) = lower(?)'
  )
  return {
    addConsent: (tokenHash: string, { siteId, email, source, expiresAt }: AskedConsent): void =>
      void addConsent.run(tokenHash, siteId, email, source, expiresAt),
    findConsent: (tokenHash: string, siteId: string) =>
      findConsent.get(tokenHash, siteId) as AskedConsent | undefined,
    /** Forgets what an address was asked. */
    dropConsents: (siteId: string, email: string): void => void dropConsents.run(siteId, email),
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
