import type { Database } from './database'

export const oneTimeCodesSchema: readonly string[] = [
  `CREATE TABLE one_time_codes (
    purpose TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    owner TEXT NOT NULL,
    document TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (purpose, code_hash)
  ) WITHOUT ROWID;
  CREATE INDEX one_time_codes_owner ON one_time_codes (purpose, owner);`
]

export type CodePurpose =
  'login' | 'password' | 'otp' | 'passkey' | 'provider-request' | 'provider-code' | 'link-ticket' | 'email'

/** A one-time permission by a sent code. Times are milliseconds since the epoch. */
export function createOneTimeCodeStore<Grant>(db: Database, purpose: CodePurpose) {
  const statements = {
    add: db.prepare(
      'INSERT INTO one_time_codes (purpose, code_hash, owner, document, expires_at) VALUES (?, ?, ?, ?, ?)'
    ),
    find: db.prepare(
      'SELECT document, expires_at AS expiresAt FROM one_time_codes WHERE purpose = ? AND code_hash = ?'
    ),
    drop: db.prepare('DELETE FROM one_time_codes WHERE purpose = ? AND code_hash = ?'),
    dropOf: db.prepare('DELETE FROM one_time_codes WHERE purpose = ? AND owner = ?'),
    dropAll: db.prepare('DELETE FROM one_time_codes WHERE purpose = ?'),
    forget: db.prepare('DELETE FROM one_time_codes WHERE purpose = ? AND expires_at <= ?')
  }
  return {
    /** Keeps a code; the owner's earlier ones are void from now on. */
    replace(codeHash: string, owner: string, grant: Grant, expiresAt: number): void {
      statements.dropOf.run(purpose, owner)
      statements.add.run(purpose, codeHash, owner, JSON.stringify(grant), expiresAt)
    },
    find(codeHash: string, now: number): Grant | undefined {
      const row = statements.find.get(purpose, codeHash) as
        { document: string; expiresAt: number } | undefined
      return row && row.expiresAt > now ? (JSON.parse(row.document) as Grant) : undefined
    },
    /** False if another request was faster. */
    drop: (codeHash: string): boolean => statements.drop.run(purpose, codeHash).changes === 1,
    dropOf: (owner: string): void => void statements.dropOf.run(purpose, owner),
    dropAll: (): void => void statements.dropAll.run(purpose),
    forgetExpired: (now: number): void => void statements.forget.run(purpose, now)
  }
}
