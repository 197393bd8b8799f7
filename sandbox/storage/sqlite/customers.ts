import type { Database } from './database'
import type { Schema } from './migrate'

export const customersSchema: Schema = [
  `
CREATE TABLE IF NOT EXISTS customers (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id TEXT NOT NULL UNIQUE, site_id TEXT NOT NULL, login_key TEXT NOT NULL,
  password_hash TEXT NOT NULL, credentials_version INTEGER NOT NULL DEFAULT 1, document TEXT NOT NULL,
  UNIQUE (site_id, login_key));
CREATE TABLE IF NOT EXISTS product_lists (
  list_id TEXT PRIMARY KEY, customer_id TEXT NOT NULL, document TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS product_lists_customer ON product_lists (customer_id);
CREATE TABLE IF NOT EXISTS password_resets (
  token_hash TEXT PRIMARY KEY, customer_id TEXT NOT NULL, expires_at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS outbox (
  number INTEGER PRIMARY KEY AUTOINCREMENT, site_id TEXT NOT NULL, recipient TEXT NOT NULL,
  kind TEXT NOT NULL, document TEXT NOT NULL, created_at INTEGER NOT NULL);
`,
  'ALTER TABLE product_lists ADD COLUMN site_id TEXT',
  // The day of a standing order's next delivery.
  `ALTER TABLE product_lists ADD COLUMN due_on TEXT;
CREATE INDEX product_lists_due ON product_lists (due_on) WHERE due_on IS NOT NULL`,
  // Set by a changed e-mail address that nobody has confirmed by a code.
  'ALTER TABLE customers ADD COLUMN has_typed_email INTEGER NOT NULL DEFAULT 0'
]

/** A registered customer's row; `document` is the domain's own JSON. */
export interface CustomerRow {
  number: number
  customerId: string
  siteId: string
  passwordHash: string
  credentialsVersion: number
  /** 1 after a change of the e-mail address that no code has confirmed. */
  hasTypedEmail: number
  document: string
}

const CUSTOMER_COLUMNS = `number, customer_id AS customerId, site_id AS siteId, password_hash AS passwordHash,
  credentials_version AS credentialsVersion, has_typed_email AS hasTypedEmail, document`

/** Storage of registered customers. Logins are compared without regard to case. */
export function createCustomerStore(db: Database) {
  const statements = {
    add: db.prepare(
      'INSERT INTO customers (customer_id, site_id, login_key, password_hash, document) VALUES (?, ?, ?, ?, ?)'
    ),
    find: db.prepare(`SELECT ${CUSTOMER_COLUMNS} FROM customers WHERE customer_id = ? AND site_id = ?`),
    findByLogin: db.prepare(`SELECT ${CUSTOMER_COLUMNS} FROM customers WHERE site_id = ? AND login_key = ?`),
    findByEmail: db.prepare(
      `SELECT ${CUSTOMER_COLUMNS} FROM customers
       WHERE site_id = ? AND lower(json_extract(document, '$.email')) = lower(?) ORDER BY number LIMIT 1`
    ),
    save: db.prepare('UPDATE customers SET login_key = ?, document = ? WHERE customer_id = ?'),
    noteTypedEmail: db.prepare('UPDATE customers SET has_typed_email = ? WHERE customer_id = ?'),
    remove: db.prepare('DELETE FROM customers WHERE customer_id = ?'),
    savePassword: db.prepare(
      'UPDATE customers SET password_hash = ?, credentials_version = credentials_version + 1 WHERE customer_id = ?'
    ),
    addReset: db.prepare(
      'INSERT INTO password_resets (token_hash, customer_id, expires_at) VALUES (?, ?, ?)'
    ),
    findReset: db.prepare(
      'SELECT customer_id AS customerId, expires_at AS expiresAt FROM password_resets WHERE token_hash = ?'
    ),
    takeReset: db.prepare(
      'DELETE FROM password_resets WHERE token_hash = ? RETURNING customer_id AS customerId, expires_at AS expiresAt'
    )
  }

  return {
    add: (row: {
      customerId: string
      siteId: string
      login: string
      passwordHash: string
      document: string
    }) =>
      void statements.add.run(
        row.customerId,
        row.siteId,
        row.login.toLowerCase(),
        row.passwordHash,
        row.document
      ),
    find: (siteId: string, customerId: string) =>
      statements.find.get(customerId, siteId) as CustomerRow | undefined,
    findByLogin: (siteId: string, login: string) =>
      statements.findByLogin.get(siteId, login.toLowerCase()) as CustomerRow | undefined,
    /** The customer with an e-mail address, the oldest where several share it. */
    findByEmail: (siteId: string, email: string) =>
      statements.findByEmail.get(siteId, email) as CustomerRow | undefined,
    save: (customerId: string, login: string, document: string) =>
      void statements.save.run(login.toLowerCase(), document, customerId),
    noteTypedEmail: (customerId: string, isTyped: boolean) =>
      void statements.noteTypedEmail.run(isTyped ? 1 : 0, customerId),
    remove: (customerId: string) => void statements.remove.run(customerId),
    /** Also raises the credentials version, which ends the customer's sessions. */
    savePassword: (customerId: string, passwordHash: string) =>
      void statements.savePassword.run(passwordHash, customerId),

    addReset: (tokenHash: string, customerId: string, expiresAt: number) =>
      void statements.addReset.run(tokenHash, customerId, expiresAt),
    findReset: (tokenHash: string) =>
      statements.findReset.get(tokenHash) as { customerId: string; expiresAt: number } | undefined,
    /** Returns a reset and forgets it, so that it works once. */
    takeReset: (tokenHash: string) =>
      statements.takeReset.get(tokenHash) as { customerId: string; expiresAt: number } | undefined
  }
}

export type CustomerStore = ReturnType<typeof createCustomerStore>
