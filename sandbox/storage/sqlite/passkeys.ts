import type { Database } from './database'

export const passkeysSchema: readonly string[] = [
  `CREATE TABLE passkey_users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    site_id TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    user_handle TEXT NOT NULL,
    display_name TEXT NOT NULL,
    UNIQUE (site_id, customer_id)
  );
  CREATE TABLE passkey_credentials (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    credential_id TEXT NOT NULL UNIQUE,
    nick_name TEXT NOT NULL,
    public_key TEXT NOT NULL,
    signature_count INTEGER NOT NULL
  );
  CREATE INDEX passkey_credentials_user ON passkey_credentials (user_id);
  CREATE TABLE passkey_challenges (
    challenge TEXT PRIMARY KEY,
    document TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) WITHOUT ROWID;`
]

interface PasskeyUserRow {
  id: number
  siteId: string
  customerId: string
  userHandle: string
  displayName: string
}

export interface PasskeyRow {
  id: number
  userId: number
  credentialId: string
  nickName: string
  /** COSE key in URL-safe base64. */
  publicKey: string
  signatureCount: number
}

const USER = `id, site_id AS siteId, customer_id AS customerId, user_handle AS userHandle,
  display_name AS displayName`
const CREDENTIAL = `id, user_id AS userId, credential_id AS credentialId, nick_name AS nickName,
  public_key AS publicKey, signature_count AS signatureCount`

/** Customers with passkeys, their credentials, and pending challenges. Times are milliseconds since the epoch. */
export function createPasskeyStore<Challenge>(db: Database) {
  const statements = {
    findUser: db.prepare(`SELECT ${USER} FROM passkey_users WHERE site_id = ? AND customer_id = ?`),
    getUser: db.prepare(`SELECT ${USER} FROM passkey_users WHERE id = ?`),
    addUser: db.prepare(
      `INSERT INTO passkey_users (site_id, customer_id, user_handle, display_name) VALUES (?, ?, ?, ?)
       ON CONFLICT (site_id, customer_id) DO UPDATE SET display_name = excluded.display_name
       RETURNING id`
    ),
    dropUser: db.prepare('DELETE FROM passkey_users WHERE id = ?'),
    has: db.prepare(
      `SELECT 1 FROM passkey_credentials JOIN passkey_users ON passkey_users.id = user_id
       WHERE site_id = ? AND customer_id = ? LIMIT 1`
    ),
    list: db.prepare(`SELECT ${CREDENTIAL} FROM passkey_credentials WHERE user_id = ? ORDER BY id`),
    find: db.prepare(`SELECT ${CREDENTIAL} FROM passkey_credentials WHERE credential_id = ?`),
    add: db.prepare(
      `INSERT INTO passkey_credentials (user_id, credential_id, nick_name, public_key, signature_count)
       VALUES (?, ?, ?, ?, ?)`
    ),
    count: db.prepare('UPDATE passkey_credentials SET signature_count = ? WHERE id = ?'),
    drop: db.prepare('DELETE FROM passkey_credentials WHERE user_id = ? AND credential_id = ?'),
    dropAll: db.prepare('DELETE FROM passkey_credentials WHERE user_id = ?'),
    addChallenge: db.prepare(
      'INSERT INTO passkey_challenges (challenge, document, expires_at) VALUES (?, ?, ?)'
    ),
    takeChallenge: db.prepare(
      'DELETE FROM passkey_challenges WHERE challenge = ? RETURNING document, expires_at AS expiresAt'
    ),
    forget: db.prepare('DELETE FROM passkey_challenges WHERE expires_at <= ?')
  }

  return {
    findUser: (siteId: string, customerId: string) =>
      statements.findUser.get(siteId, customerId) as PasskeyUserRow | undefined,
    getUser: (id: number) => statements.getUser.get(id) as PasskeyUserRow | undefined,
    /** Adds a user, or renames a known one, whose handle stays; returns the id. */
    saveUser: ({ siteId, customerId, userHandle, displayName }: Omit<PasskeyUserRow, 'id'>): number =>
      (statements.addUser.get(siteId, customerId, userHandle, displayName) as { id: number }).id,
    /** Removes a user with all credentials. */
    removeUser(id: number): void {
      statements.dropAll.run(id)
      statements.dropUser.run(id)
    },
    /** Whether the customer has one, which a mailed code has proved to be theirs. */
    has: (siteId: string, customerId: string): boolean =>
      statements.has.get(siteId, customerId) !== undefined,
    list: (userId: number) => statements.list.all(userId) as unknown as PasskeyRow[],
    find: (credentialId: string) => statements.find.get(credentialId) as PasskeyRow | undefined,
    add: (row: Omit<PasskeyRow, 'id'>): void =>
      void statements.add.run(row.userId, row.credentialId, row.nickName, row.publicKey, row.signatureCount),
    saveCount: (id: number, signatureCount: number): void => void statements.count.run(signatureCount, id),
    /** False if there is no such credential. */
    remove: (userId: number, credentialId: string): boolean =>
      statements.drop.run(userId, credentialId).changes === 1,

    addChallenge(challenge: string, document: Challenge, now: number, expiresAt: number): void {
      statements.forget.run(now)
      statements.addChallenge.run(challenge, JSON.stringify(document), expiresAt)
    },
    /** Returns a pending challenge and forgets it, so that it works once. */
    takeChallenge(challenge: string, now: number): Challenge | undefined {
      const row = statements.takeChallenge.get(challenge) as
        { document: string; expiresAt: number } | undefined
      return row && row.expiresAt > now ? (JSON.parse(row.document) as Challenge) : undefined
    }
  }
}
