import type { Payment } from '../../domain/payment-provider/payment'
import type { ProviderStore } from '../../domain/payment-provider/provider-store'
import type { Resource } from '../../domain/payment-provider/resource'
import { inTransaction, type Database } from './database'

export const paymentsSchema: readonly string[] = [
  `CREATE TABLE payment_resources (id TEXT PRIMARY KEY, document TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE payment_fraud_sessions (id TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE payments (id TEXT PRIMARY KEY, document TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE payment_webhooks (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    payment_id TEXT NOT NULL,
    due_at INTEGER NOT NULL
  );
  CREATE INDEX payment_webhooks_due ON payment_webhooks (due_at);`
]

const parse = <T>(row: unknown): T | undefined =>
  row ? (JSON.parse((row as { document: string }).document) as T) : undefined

/** The payment provider's storage: one JSON document for each resource and payment. */
export function createProviderStore(db: Database): ProviderStore {
  const saveResource = db.prepare('INSERT OR REPLACE INTO payment_resources (id, document) VALUES (?, ?)')
  const resource = db.prepare('SELECT document FROM payment_resources WHERE id = ?')
  const addSession = db.prepare('INSERT OR IGNORE INTO payment_fraud_sessions (id) VALUES (?)')
  const session = db.prepare('SELECT id FROM payment_fraud_sessions WHERE id = ?')
  const savePayment = db.prepare('INSERT OR REPLACE INTO payments (id, document) VALUES (?, ?)')
  const payment = db.prepare('SELECT document FROM payments WHERE id = ?')
  const addWebhook = db.prepare('INSERT INTO payment_webhooks (payment_id, due_at) VALUES (?, ?)')
  const dueWebhooks = db.prepare(
    'SELECT number, payment_id AS paymentId FROM payment_webhooks WHERE due_at <= ? ORDER BY due_at, number'
  )
  const removeWebhook = db.prepare('DELETE FROM payment_webhooks WHERE number = ?')

  return {
    saveResource: document => void saveResource.run(document.id, JSON.stringify(document)),
    findResource: id => parse<Resource>(resource.get(id)),
    addFraudSession: id => void addSession.run(id),
    hasFraudSession: id => session.get(id) !== undefined,
    savePayment: document => void savePayment.run(document.id, JSON.stringify(document)),
    findPayment: id => parse<Payment>(payment.get(id)),
    addWebhook: (paymentId, dueAt) => void addWebhook.run(paymentId, dueAt),
    listDueWebhooks: until =>
      (dueWebhooks.all(until) as { number: number; paymentId: string }[]).map(({ number, paymentId }) => ({
        number,
        paymentId
      })),
    removeWebhook: number => void removeWebhook.run(number),
    atomically: work => inTransaction(db, work)
  }
}
