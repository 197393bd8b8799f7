import type { PricedBasket } from '../../domain/baskets/pricing/priced-basket'
import type { Order } from '../../domain/orders/order'
import type { OrderStore } from '../../domain/orders/order-store'
import { inTransaction, type Database } from './database'

export const ordersSchema: readonly string[] = [
  `CREATE TABLE orders (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    site_id TEXT NOT NULL,
    order_no TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    checkout_key TEXT,
    document TEXT NOT NULL,
    UNIQUE (site_id, order_no)
  );
  CREATE INDEX orders_of_customer ON orders (site_id, customer_id);
  CREATE TABLE order_numbers (site_id TEXT PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID;`,
  `CREATE INDEX orders_of_email ON orders (site_id, lower(json_extract(document, '$.basket.email')));`
]

/** An older sandbox called exported orders `open`, which the API does not know. */
const renameStatus = (order: Order): Order =>
  (order.status as string) === 'open' ? { ...order, status: 'new' } : order

/** Fills in what orders of an older sandbox lack: they knew neither coupons nor gift certificates. */
function addMissing(stored: Order): Order {
  const order = renameStatus(stored)
  const { basket } = order
  if ('orderReductions' in basket) return order
  const placed: PricedBasket = basket
  return {
    ...order,
    basket: {
      ...placed,
      couponItems: [],
      giftCertificateItems: [],
      bonusChoices: [],
      orderReductions: [],
      lines: placed.lines.map(line => ({ ...line, reductions: [], afterOrderDiscount: line.discounted })),
      shipments: placed.shipments.map(shipment => ({
        ...shipment,
        goodsTotal: shipment.situation.goods,
        giftCertificates: 0
      })),
      totals: { ...placed.totals, orderDiscount: 0, giftCertificates: 0 }
    }
  }
}

const parseRow = (row: unknown): Order | undefined =>
  row ? addMissing(JSON.parse((row as { document: string }).document) as Order) : undefined
const parseRows = (rows: unknown[]): Order[] => rows.flatMap(row => parseRow(row) ?? [])

/** No list shows an order that has failed or waits for its payment. */
const SHOWN = `json_extract(document, '$.status') <> 'failed' AND NOT (
  json_extract(document, '$.status') = 'created'
  AND COALESCE(json_extract(document, '$.payment.state'), 'approved') <> 'approved'
)`

/** Whether there is an order before this one: of the customer or guest with this id, or with this e-mail address. */
export function createOrderHistory(db: Database) {
  const first = db.prepare(
    `SELECT 1 FROM orders
     WHERE site_id = ? AND (customer_id = ? OR lower(json_extract(document, '$.basket.email')) = lower(?))
     AND json_extract(document, '$.status') NOT IN ('failed', 'cancelled') LIMIT 1`
  )
  return {
    hasOrdered: (siteId: string, { customerId, email }: { customerId: string; email?: string }): boolean =>
      first.get(siteId, customerId, email?.trim() ?? null) !== undefined
  }
}

/** Orders as one JSON document each; the columns beside it only serve the look-ups. */
export function createOrderStore(db: Database): OrderStore {
  const takeNumber = db.prepare(
    `INSERT INTO order_numbers (site_id, last) VALUES (?, 1)
     ON CONFLICT (site_id) DO UPDATE SET last = last + 1 RETURNING last`
  )
  const insert = db.prepare(
    'INSERT INTO orders (site_id, order_no, customer_id, checkout_key, document) VALUES (?, ?, ?, ?, ?)'
  )
  const update = db.prepare('UPDATE orders SET document = ? WHERE site_id = ? AND order_no = ?')
  const move = db.prepare(
    'UPDATE orders SET document = ?, customer_id = ? WHERE site_id = ? AND order_no = ?'
  )
  const ofGuests = db.prepare(
    `SELECT document FROM orders WHERE site_id = ? AND lower(json_extract(document, '$.basket.email')) = lower(?)
     AND json_extract(document, '$.registered') = 0 AND ${SHOWN} ORDER BY sequence DESC`
  )
  const byNumber = db.prepare('SELECT document FROM orders WHERE site_id = ? AND order_no = ?')
  const byKey = db.prepare(
    'SELECT document FROM orders WHERE site_id = ? AND customer_id = ? AND checkout_key = ? ORDER BY sequence DESC LIMIT 1'
  )
  const page = db.prepare(
    `SELECT document FROM orders WHERE site_id = ? AND customer_id = ? AND ${SHOWN} ORDER BY sequence DESC LIMIT ? OFFSET ?`
  )
  const allOfCustomer = db.prepare(
    `SELECT document FROM orders WHERE site_id = ? AND customer_id = ? AND ${SHOWN} ORDER BY sequence DESC`
  )
  const count = db.prepare(
    `SELECT COUNT(*) AS total FROM orders WHERE site_id = ? AND customer_id = ? AND ${SHOWN}`
  )
  const all = db.prepare('SELECT document FROM orders ORDER BY sequence DESC')

  return {
    takeNumber: siteId => (takeNumber.get(siteId) as { last: number }).last,
    insertOrder: order => {
      const { siteId, orderNo, customerId, checkoutKey } = order
      insert.run(siteId, orderNo, customerId, checkoutKey ?? null, JSON.stringify(order))
    },
    updateOrder: order => {
      update.run(JSON.stringify(order), order.siteId, order.orderNo)
    },
    moveOrder: order => {
      move.run(JSON.stringify(order), order.customerId, order.siteId, order.orderNo)
    },
    listOfGuests: (siteId, email) => parseRows(ofGuests.all(siteId, email.trim())),
    findOrder: (siteId, orderNo) => parseRow(byNumber.get(siteId, orderNo)),
    findByCheckoutKey: (siteId, customerId, checkoutKey) =>
      parseRow(byKey.get(siteId, customerId, checkoutKey)),
    listOfCustomer: (siteId, customerId, { offset, limit }) => ({
      orders: parseRows(page.all(siteId, customerId, limit, offset)),
      offset,
      limit,
      total: (count.get(siteId, customerId) as { total: number }).total
    }),
    listAllOfCustomer: (siteId, customerId) => parseRows(allOfCustomer.all(siteId, customerId)),
    listAll: () => parseRows(all.all()),
    atomically: work => inTransaction(db, work)
  }
}
