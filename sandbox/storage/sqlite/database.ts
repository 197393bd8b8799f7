import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Libsql from 'libsql'

/** An open database. Rows of `.get()` carry libsql's own `_metadata` key: name the columns you read. */
export type Database = Libsql.Database

/**
 * Opens (or creates) the one database file of a sandbox; ":memory:" keeps everything in memory.
 * A commit returns only after the write-ahead log is on the disk, so that neither a killed process
 * nor a power cut loses an order that was confirmed (about 1 ms per commit).
 */
export function openDatabase(databasePath: string): Database {
  if (databasePath !== ':memory:') mkdirSync(path.dirname(databasePath), { recursive: true })
  const db = new Libsql(databasePath)
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000'
  )
  return db
}

/**
 * Runs `work` in one transaction: all of it happens or, when it throws, nothing.
 * Inside an open transaction it simply joins that one.
 */
export function inTransaction<T>(db: Database, work: () => T): T {
  if (isInTransaction(db)) return work()
  return db.transaction(work).immediate()
}

/**
 * Whether a transaction is open on this connection.
 *
 * @throws Error when the database is closed: libsql's own property aborts the whole process then
 */
export function isInTransaction(db: Database): boolean {
  if (!db.open) throw new Error('The database connection is not open')
  // eslint-disable-next-line no-restricted-properties -- the one place that asks, after the check above
  return db.inTransaction
}
