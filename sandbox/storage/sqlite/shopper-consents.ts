import type { Database } from './database'

export const shopperConsentsSchema: readonly string[] = [
  `CREATE TABLE shopper_consents (
    site_id TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    subscription_id TEXT NOT NULL,
    channel TEXT NOT NULL,
    contact TEXT NOT NULL,
    status TEXT NOT NULL,
    PRIMARY KEY (site_id, customer_id, subscription_id, channel, contact)
  ) WITHOUT ROWID;`
]

export type ConsentChannel = 'email' | 'sms' | 'whatsapp'

/** A shopper's consent for one of their addresses or numbers. */
export interface ConsentDecision {
  subscriptionId: string
  channel: ConsentChannel
  contact: string
  status: 'opt_in' | 'opt_out'
}

/** Consents by their shopper; they are not shown to others. */
export function createShopperConsentStore(db: Database) {
  const save = db.prepare(
    `INSERT OR REPLACE INTO shopper_consents (site_id, customer_id, subscription_id, channel, contact, status)
     VALUES (?, ?, ?, ?, ?, ?)`
  )
  const change = db.prepare(
    `UPDATE shopper_consents SET status = ?
     WHERE site_id = ? AND customer_id = ? AND subscription_id = ? AND channel = ? AND contact = ?`
  )
  const list = db.prepare(
    `SELECT subscription_id AS subscriptionId, channel, contact, status
     FROM shopper_consents WHERE site_id = ? AND customer_id = ? ORDER BY channel, contact LIMIT ?`
  )
  const count = db.prepare(
    'SELECT count(*) AS entries FROM shopper_consents WHERE site_id = ? AND customer_id = ?'
  )
  return {
    save: (siteId: string, customerId: string, said: ConsentDecision): void =>
      void save.run(siteId, customerId, said.subscriptionId, said.channel, said.contact, said.status),
    /** Changes an earlier consent; does nothing without one. */
    change: (siteId: string, customerId: string, said: ConsentDecision): void =>
      void change.run(said.status, siteId, customerId, said.subscriptionId, said.channel, said.contact),
    list: (siteId: string, customerId: string, most: number) =>
      list.all(siteId, customerId, most) as ConsentDecision[],
    count: (siteId: string, customerId: string): number =>
      (count.get(siteId, customerId) as { entries: number }).entries
  }
}
