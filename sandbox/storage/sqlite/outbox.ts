import type { Outbox, OutboxMail } from '../../domain/outbox'
import type { Database } from './database'

/** Mails are kept up to this number, the oldest go first. */
const MAX_MAILS = 1_000

/** Keeps mails in a table that comes with the customers' schema. */
export function createOutbox(db: Database): Outbox {
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
      forget.run(Number(lastInsertRowid) - MAX_MAILS)
    },
    list: () =>
      (list.all() as (Omit<OutboxMail, 'document'> & { document: string })[]).map((row): OutboxMail => ({
        ...row,
        document: JSON.parse(row.document) as Record<string, string>
      }))
  }
}
