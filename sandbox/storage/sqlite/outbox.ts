import type { Database } from './database'

/** A mail that a real platform would have sent. The table comes with the customers' schema. */
export interface OutboxMail {
  siteId: string
  recipient: string
  kind:
    | 'password-reset'
    | 'newsletter-confirmation'
    | 'contact-case'
    | 'gift-certificate'
    | 'gift-card-by-post'
    | 'order-access-code'
    | 'login-code'
    | 'password-token'
  /** What the mail says, by field. */
  document: Record<string, string>
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** Mails are kept up to this number, the oldest go first. */
const KEPT = 1_000

/** Mails are kept instead of sent; the console shows them. */
export function createOutbox(db: Database) {
  const add = db.prepare(
    'INSERT INTO outbox (site_id, recipient, kind, document, created_at) VALUES (?, ?, ?, ?, ?)'
  )
  const forget = db.prepare('DELETE FROM outbox WHERE number <= ?')
  const list = db.prepare(
    `SELECT site_id AS siteId, recipient, kind, document, created_at AS createdAt
     FROM outbox ORDER BY number DESC LIMIT 100`
  )
  return {
    add(mail: OutboxMail): void {
      const { siteId, recipient, kind, document, createdAt } = mail
      const { lastInsertRowid } = add.run(siteId, recipient, kind, JSON.stringify(document), createdAt)
      forget.run(Number(lastInsertRowid) - KEPT)
    },
    /** The latest hundred, newest first. */
    list: () =>
      (list.all() as (Omit<OutboxMail, 'document'> & { document: string })[]).map((row): OutboxMail => ({
        ...row,
        document: JSON.parse(row.document) as Record<string, string>
      }))
  }
}

export type Outbox = ReturnType<typeof createOutbox>
