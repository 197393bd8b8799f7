import { createHash } from 'node:crypto'
import type { Clock } from './domain/clock'
import type { Ids } from './domain/ids'
import type { Seed } from './seed/seed-contents'
import { importAccounts } from './domain/customers/customers'
import { importGiftCertificates } from './domain/gift-certificates/gift-certificates'
import { loadSampleOrders } from './load-sample-orders'
import { importCatalogue } from './storage/sqlite/catalogue'
import { inTransaction, type Database } from './storage/sqlite/database'
import { findSeedHash, saveSeedHash } from './storage/sqlite/seed-state'

/**
 * Loads the seed into an empty database, and again when its content has changed since.
 * Customers, baskets, orders and the balances of gift certificates are kept; stock starts anew with a changed seed.
 */
export function loadSeed(db: Database, seed: Seed, clock: Clock, ids: Ids): void {
  const hash = hashSeed(seed)
  const loaded = findSeedHash(db)
  if (loaded === hash) return
  inTransaction(db, () => {
    importCatalogue(db, seed)
    importGiftCertificates(db, seed.giftCertificates ?? [], ids)
    importAccounts(db, seed.sites, seed.accounts, clock, ids)
    if (loaded === undefined) loadSampleOrders(db, seed, clock.now(), ids)
    saveSeedHash(db, hash)
  })
}

const hashes = new WeakMap<Seed, string>()

/** Tests open many sandboxes with one seed, whose texts are two megabytes. */
function hashSeed(seed: Seed): string {
  const hash = hashes.get(seed) ?? createHash('sha256').update(JSON.stringify(seed)).digest('hex')
  hashes.set(seed, hash)
  return hash
}
