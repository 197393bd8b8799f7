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
  if (db.inTransaction) return work()
  return db.transaction(work).immediate()
}
