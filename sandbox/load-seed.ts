import { createHash } from 'node:crypto'
import type { Clock, Ids, Seed } from './contracts'
import { importAccounts } from './domain/customers/customers'
import { importGiftCertificates } from './domain/gift-certificates/gift-certificates'
import { loadSampleOrders } from './load-sample-orders'
import { importCatalogue } from './storage/sqlite/catalogue'
import { inTransaction, type Database } from './storage/sqlite/database'
import type { Schema } from './storage/sqlite/migrate'

export const seedStateSchema: Schema =
  'CREATE TABLE IF NOT EXISTS seed_state (id INTEGER PRIMARY KEY CHECK (id = 1), hash TEXT NOT NULL)'

/**
 * Loads the seed into an empty database, and again when its content has changed since.
 * Customers, baskets, orders and the balances of gift certificates are kept; stock starts anew with a changed seed.
 */
export function loadSeed(db: Database, seed: Seed, clock: Clock, ids: Ids): void {
  const hash = createHash('sha256').update(JSON.stringify(seed)).digest('hex')
  const loaded = db.prepare('SELECT hash FROM seed_state').get() as { hash: string } | undefined
  if (loaded?.hash === hash) return
  inTransaction(db, () => {
    importCatalogue(db, seed)
    importGiftCertificates(db, seed.giftCertificates ?? [], ids)
    importAccounts(db, seed.sites, seed.accounts, clock, ids)
    if (!loaded) loadSampleOrders(db, seed, clock.now(), ids)
    db.prepare('INSERT OR REPLACE INTO seed_state (id, hash) VALUES (1, ?)').run(hash)
  })
}
