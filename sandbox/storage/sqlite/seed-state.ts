import type { Database } from './database'
import type { Schema } from './migrate'

export const seedStateSchema: Schema =
  'CREATE TABLE IF NOT EXISTS seed_state (id INTEGER PRIMARY KEY CHECK (id = 1), hash TEXT NOT NULL)'

/** Digest of the seed that the database was last filled with; undefined for an empty database. */
export const findSeedHash = (db: Database): string | undefined =>
  (db.prepare('SELECT hash FROM seed_state').get() as { hash: string } | undefined)?.hash

export const saveSeedHash = (db: Database, hash: string): void =>
  void db.prepare('INSERT OR REPLACE INTO seed_state (id, hash) VALUES (1, ?)').run(hash)
