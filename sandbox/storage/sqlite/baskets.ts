import type { Basket } from '../../domain/baskets/basket'
import type { BasketStore } from '../../domain/baskets/basket-store'
import { inTransaction, type Database } from './database'

export const basketsSchema: readonly string[] = [
  `CREATE TABLE baskets (
    basket_id TEXT PRIMARY KEY,
    site_id TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    usid TEXT NOT NULL,
    registered INTEGER NOT NULL,
    document TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX baskets_of_customer ON baskets (site_id, customer_id);
  CREATE INDEX baskets_of_session ON baskets (site_id, usid) WHERE registered = 0;`
]

/** Members that baskets of an older sandbox lack. */
const added = { couponItems: [], giftCertificateItems: [] }

const parseRow = (row: unknown): Basket | undefined =>
  row ? { ...added, ...(JSON.parse((row as { document: string }).document) as Basket) } : undefined

/** Baskets as one JSON document each; the columns beside it only serve the look-ups. */
export function createBasketStore(db: Database): BasketStore {
  const byId = db.prepare('SELECT document FROM baskets WHERE basket_id = ?')
  const byCustomer = db.prepare('SELECT document FROM baskets WHERE site_id = ? AND customer_id = ?')
  const byUsid = db.prepare('SELECT document FROM baskets WHERE site_id = ? AND usid = ? AND registered = 0')
  const save = db.prepare(
    `INSERT INTO baskets (basket_id, site_id, customer_id, usid, registered, document) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (basket_id) DO UPDATE SET customer_id = excluded.customer_id, usid = excluded.usid,
       registered = excluded.registered, document = excluded.document`
  )
  const remove = db.prepare('DELETE FROM baskets WHERE basket_id = ?')

  return {
    findBasket: basketId => parseRow(byId.get(basketId)),
    findBasketOfCustomer: (siteId, customerId) => parseRow(byCustomer.get(siteId, customerId)),
    findGuestBasket: (siteId, usid) => parseRow(byUsid.get(siteId, usid)),
    saveBasket: basket => {
      const { basketId, siteId, customerId, usid, registered } = basket
      save.run(basketId, siteId, customerId, usid, registered ? 1 : 0, JSON.stringify(basket))
    },
    deleteBasket: basketId => {
      remove.run(basketId)
    },
    atomically: work => inTransaction(db, work)
  }
}
