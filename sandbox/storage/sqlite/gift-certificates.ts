import type { Cents } from '../../domain/money'
import type { SiteId } from '../../domain/sites/site'
import type { GiftCertificate } from '../../domain/gift-certificates/gift-certificate'
import type { Database } from './database'
import type { Schema } from './migrate'

/**
 * Balances have a column, because they change. A payment with order and amount stays until it is given
 * back; `issued_by` names the order that a certificate was bought with.
 */
export const giftCertificatesSchema: Schema = [
  `CREATE TABLE gift_certificates (
    site_id TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    internal_code TEXT NOT NULL UNIQUE,
    issued_by TEXT,
    enabled INTEGER NOT NULL,
    balance INTEGER NOT NULL CHECK (balance >= 0),
    document TEXT NOT NULL,
    PRIMARY KEY (site_id, code_hash)
  ) WITHOUT ROWID;
  CREATE INDEX gift_certificates_of_order ON gift_certificates (site_id, issued_by);
  CREATE TABLE gift_certificate_payments (
    site_id TEXT NOT NULL,
    order_no TEXT NOT NULL,
    internal_code TEXT NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (site_id, order_no, internal_code)
  ) WITHOUT ROWID;`,
  // Presents that wait for their day: a row goes in the transaction that sends the mail.
  `CREATE TABLE gift_certificate_deliveries (
    site_id TEXT NOT NULL,
    order_no TEXT NOT NULL,
    item_id TEXT NOT NULL,
    send_on TEXT NOT NULL,
    PRIMARY KEY (site_id, order_no, item_id)
  ) WITHOUT ROWID;
  CREATE INDEX gift_certificate_deliveries_by_day ON gift_certificate_deliveries (send_on);`
]

/** A present that waits for its day, yyyy-mm-dd. */
interface GiftDelivery {
  siteId: SiteId
  orderNo: string
  itemId: string
  sendOn: string
}

interface Row {
  enabled: number
  balance: Cents
  document: string
}

const parseRow = (row: unknown): GiftCertificate | undefined => {
  if (!row) return undefined
  const { enabled, balance, document } = row as Row
  return { ...(JSON.parse(document) as GiftCertificate), enabled: enabled === 1, balance }
}

/** Gift certificates of all sites, found by the digest of their code or by their internal code. */
export function createGiftCertificateStore(db: Database) {
  const byHash = db.prepare(
    'SELECT enabled, balance, document FROM gift_certificates WHERE site_id = ? AND code_hash = ?'
  )
  const byInternalCode = db.prepare(
    'SELECT enabled, balance, document FROM gift_certificates WHERE site_id = ? AND internal_code = ?'
  )
  const insert = db.prepare(
    `INSERT INTO gift_certificates (site_id, code_hash, internal_code, issued_by, enabled, balance, document)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
  )
  const debit = db.prepare(
    'UPDATE gift_certificates SET balance = balance - ? WHERE site_id = ? AND internal_code = ? AND balance >= ?'
  )
  const credit = db.prepare(
    'UPDATE gift_certificates SET balance = balance + ? WHERE site_id = ? AND internal_code = ?'
  )
  const addPayment = db.prepare(
    'INSERT INTO gift_certificate_payments (site_id, order_no, internal_code, amount) VALUES (?, ?, ?, ?)'
  )
  const takePayments = db.prepare(
    `DELETE FROM gift_certificate_payments WHERE site_id = ? AND order_no = ?
     RETURNING internal_code AS internalCode, amount`
  )
  const lowerPayment = db.prepare(
    `UPDATE gift_certificate_payments SET amount = amount - ?
     WHERE site_id = ? AND order_no = ? AND internal_code = ? AND amount >= ?`
  )
  const update = db.prepare(
    'UPDATE gift_certificates SET balance = ?, enabled = ? WHERE site_id = ? AND internal_code = ?'
  )
  const addDelivery = db.prepare(
    'INSERT INTO gift_certificate_deliveries (site_id, order_no, item_id, send_on) VALUES (?, ?, ?, ?)'
  )
  const takeDue = db.prepare(
    `DELETE FROM gift_certificate_deliveries WHERE send_on <= ?
     RETURNING site_id AS siteId, order_no AS orderNo, item_id AS itemId, send_on AS sendOn`
  )
  const isDue = db.prepare('SELECT 1 FROM gift_certificate_deliveries WHERE send_on <= ? LIMIT 1')
  const stopDeliveries = db.prepare(
    'DELETE FROM gift_certificate_deliveries WHERE site_id = ? AND order_no = ?'
  )
  const disable = db.prepare('UPDATE gift_certificates SET enabled = 0 WHERE site_id = ? AND issued_by = ?')

  return {
    findByHash: (siteId: SiteId, codeHash: string) => parseRow(byHash.get(siteId, codeHash)),
    findByInternalCode: (siteId: SiteId, internalCode: string) =>
      parseRow(byInternalCode.get(siteId, internalCode)),

    /** Adds a certificate; one with the same code on the site stays as it is. */
    addCertificate(certificate: GiftCertificate, codeHash: string, issuedBy?: string) {
      const { siteId, internalCode, enabled, balance } = certificate
      const document = JSON.stringify(certificate)
      insert.run(siteId, codeHash, internalCode, issuedBy ?? null, enabled ? 1 : 0, balance, document)
    },

    /** Sets what changes of a certificate. */
    update(
      siteId: SiteId,
      internalCode: string,
      { balance, enabled }: Pick<GiftCertificate, 'balance' | 'enabled'>
    ) {
      update.run(balance, enabled ? 1 : 0, siteId, internalCode)
    },

    /** Takes the amount for an order; false, and nothing taken, when the balance is smaller. */
    debit(siteId: SiteId, orderNo: string, internalCode: string, amount: Cents): boolean {
      if (debit.run(amount, siteId, internalCode, amount).changes !== 1) return false
      addPayment.run(siteId, orderNo, internalCode, amount)
      return true
    },

    /** Puts back what an order has taken, once. */
    creditBack(siteId: SiteId, orderNo: string) {
      const payments = takePayments.all(siteId, orderNo) as { internalCode: string; amount: Cents }[]
      for (const { internalCode, amount } of payments) credit.run(amount, siteId, internalCode)
    },

    /** Puts back a part of what an order has taken; nothing where so much is not left of it. */
    creditPart(siteId: SiteId, orderNo: string, internalCode: string, amount: Cents) {
      if (lowerPayment.run(amount, siteId, orderNo, internalCode, amount).changes === 1)
        credit.run(amount, siteId, internalCode)
    },

    addDelivery({ siteId, orderNo, itemId, sendOn }: GiftDelivery) {
      addDelivery.run(siteId, orderNo, itemId, sendOn)
    },

    hasDue: (today: string): boolean => isDue.get(today) !== undefined,

    /** The presents whose day has come; they are not listed again once the transaction has ended. */
    takeDue: (today: string) => takeDue.all(today) as GiftDelivery[],

    /** Ends the certificates that were bought with an order, and those that wait for their day. */
    disableIssuedBy: (siteId: SiteId, orderNo: string) => {
      disable.run(siteId, orderNo)
      stopDeliveries.run(siteId, orderNo)
    }
  }
}
