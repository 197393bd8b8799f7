import { createHash } from 'node:crypto'
import { inTransaction, type Database } from './database'

/**
 * Tables of one storage file: SQL steps that are only ever appended to, so that an existing
 * database gets the new steps and keeps its rows. A plain string is a single step.
 */
export type Schema = string | readonly string[]

const versionSchema = `CREATE TABLE IF NOT EXISTS schema_steps (
  name TEXT NOT NULL, step INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (name, step))`

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

/** Names of the tables that a schema creates. */
function listTables(schema: Schema): string[] {
  const created = [schema]
    .flat()
    .join('\n')
    .matchAll(/CREATE\s+(?:VIRTUAL\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(\w+)/gi)
  return [...created].map(match => match[1] ?? '')
}

function migrateGroup(db: Database, name: string, schema: Schema): void {
  const steps = [schema].flat()
  const applied = (
    db.prepare('SELECT hash FROM schema_steps WHERE name = ? ORDER BY step').all(name) as { hash: string }[]
  ).map(row => row.hash)
  const isSameHistory = applied.every((hash, index) => hash === hashText(steps[index] ?? ''))
  if (!isSameHistory) {
    // A step was rewritten: its rows are test data of another version and cannot be carried over.
    for (const table of listTables(schema)) db.exec(`DROP TABLE IF EXISTS ${table}`)
    db.prepare('DELETE FROM schema_steps WHERE name = ?').run(name)
    applied.length = 0
  }
  const save = db.prepare('INSERT INTO schema_steps (name, step, hash) VALUES (?, ?, ?)')
  steps.slice(applied.length).forEach((sql, index) => {
    db.exec(sql)
    save.run(name, applied.length + index, hashText(sql))
  })
}

/** Brings a database up to date, one group of tables after the other; all of it or nothing. */
export function migrate(db: Database, schemas: Record<string, Schema>): void {
  db.exec(versionSchema)
  inTransaction(db, () => {
    for (const [name, schema] of Object.entries(schemas)) migrateGroup(db, name, schema)
  })
}

/** Deletes every row of every group; the tables stay. */
export function emptyTables(db: Database, schemas: Record<string, Schema>): void {
  inTransaction(db, () => {
    for (const table of Object.values(schemas).flatMap(listTables)) db.exec(`DELETE FROM ${table}`)
  })
}
