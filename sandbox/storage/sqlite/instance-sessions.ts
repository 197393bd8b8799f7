import type { SessionMark } from '../../domain/sessions/token-check'
import type { Database } from './database'
import type { Schema } from './migrate'

export const instanceSessionsSchema: Schema = [
  `CREATE TABLE instance_sessions (
    dwsid_hash TEXT PRIMARY KEY,
    document TEXT NOT NULL,
    used_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX instance_sessions_used ON instance_sessions (used_at);`
]

/** Storage of the sessions behind `dwsid` cookies. Times are milliseconds since the epoch. */
export function createInstanceSessionStore(db: Database) {
  const add = db.prepare('INSERT INTO instance_sessions (dwsid_hash, document, used_at) VALUES (?, ?, ?)')
  const find = db.prepare(
    'SELECT document, used_at AS usedAt FROM instance_sessions WHERE dwsid_hash = ? LIMIT 1'
  )
  const touch = db.prepare('UPDATE instance_sessions SET used_at = ? WHERE dwsid_hash = ?')
  const remove = db.prepare('DELETE FROM instance_sessions WHERE dwsid_hash = ?')
  const forget = db.prepare('DELETE FROM instance_sessions WHERE used_at < ?')

  return {
    addSession: (dwsidHash: string, mark: SessionMark, usedAt: number) =>
      void add.run(dwsidHash, JSON.stringify(mark), usedAt),
    findSession(dwsidHash: string): { mark: SessionMark; usedAt: number } | undefined {
      const row = find.get(dwsidHash) as { document: string; usedAt: number } | undefined
      return row && { mark: JSON.parse(row.document) as SessionMark, usedAt: row.usedAt }
    },
    touchSession: (dwsidHash: string, usedAt: number) => void touch.run(usedAt, dwsidHash),
    removeSession: (dwsidHash: string) => void remove.run(dwsidHash),
    forgetUnused: (since: number) => void forget.run(since)
  }
}
