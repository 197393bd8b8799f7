import type { Database } from './database'
import type { Schema } from './migrate'

export const sessionsSchema: Schema = `
CREATE TABLE IF NOT EXISTS signing_keys (kid TEXT PRIMARY KEY, private_key TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS shopper_sessions (
  usid TEXT PRIMARY KEY, site_id TEXT NOT NULL, guest_customer_id TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS authorization_codes (
  code TEXT PRIMARY KEY, grant_json TEXT NOT NULL, expires_at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS refresh_tokens (
  token_hash TEXT PRIMARY KEY, family TEXT NOT NULL,
  grant_json TEXT NOT NULL, expires_at INTEGER NOT NULL, spent INTEGER NOT NULL DEFAULT 0);
CREATE INDEX IF NOT EXISTS refresh_tokens_family ON refresh_tokens (family);
CREATE TABLE IF NOT EXISTS revoked_families (family TEXT PRIMARY KEY, expires_at INTEGER NOT NULL);
`

/** Whom a code or a refresh token speaks for. */
export interface SessionGrant {
  siteId: string
  clientId: string
  usid: string
  customerId: string
  guestCustomerId: string
  /** E-mail or name a registered customer signs in with; undefined for a guest. */
  login?: string
  /** The identity provider that has signed them in; undefined for the platform itself. */
  provider?: string
  /** Signed in by a mailed code. */
  isPasswordless?: true
  /** Raised by a password change, which ends all sessions begun before it. */
  credentialsVersion: number
}

/** A grant waiting for its exchange, with the proof of the exchange. */
export interface CodeGrant extends SessionGrant {
  redirectUri: string
  /** Absent only for a private client, which proves itself with its secret. */
  codeChallenge?: string
}

export interface RefreshGrant extends SessionGrant {
  family: string
  dnt: '0' | '1'
}

/** Storage of sign-in sessions. All times are milliseconds since the epoch. */
export function createSessionStore(db: Database) {
  const statements = {
    findKey: db.prepare('SELECT kid, private_key AS privateKey FROM signing_keys LIMIT 1'),
    addKey: db.prepare('INSERT INTO signing_keys (kid, private_key) VALUES (?, ?)'),
    findGuest: db.prepare(
      'SELECT guest_customer_id AS id FROM shopper_sessions WHERE usid = ? AND site_id = ?'
    ),
    addSession: db.prepare(
      'INSERT INTO shopper_sessions (usid, site_id, guest_customer_id) VALUES (?, ?, ?)'
    ),
    addCode: db.prepare('INSERT INTO authorization_codes (code, grant_json, expires_at) VALUES (?, ?, ?)'),
    takeCode: db.prepare(
      'DELETE FROM authorization_codes WHERE code = ? RETURNING grant_json AS grantJson, expires_at AS expiresAt'
    ),
    addRefresh: db.prepare(
      'INSERT INTO refresh_tokens (token_hash, family, grant_json, expires_at) VALUES (?, ?, ?, ?)'
    ),
    findRefresh: db.prepare(
      'SELECT grant_json AS grantJson, expires_at AS expiresAt, spent FROM refresh_tokens WHERE token_hash = ?'
    ),
    spendRefresh: db.prepare('UPDATE refresh_tokens SET spent = 1 WHERE token_hash = ?'),
    hasRefresh: db.prepare(
      'SELECT 1 AS found FROM refresh_tokens WHERE family = ? AND expires_at > ? LIMIT 1'
    ),
    findFamilies: db.prepare(
      `SELECT DISTINCT family FROM refresh_tokens
       WHERE json_extract(grant_json, '$.siteId') = ? AND json_extract(grant_json, '$.customerId') = ?`
    ),
    dropFamily: db.prepare('DELETE FROM refresh_tokens WHERE family = ?'),
    revoke: db.prepare('INSERT OR REPLACE INTO revoked_families (family, expires_at) VALUES (?, ?)'),
    isRevoked: db.prepare('SELECT 1 AS found FROM revoked_families WHERE family = ?'),
    forgetCodes: db.prepare('DELETE FROM authorization_codes WHERE expires_at < ?'),
    forgetRefresh: db.prepare('DELETE FROM refresh_tokens WHERE expires_at < ?'),
    forgetRevoked: db.prepare('DELETE FROM revoked_families WHERE expires_at < ?')
  }

  return {
    findSigningKey: () => statements.findKey.get() as { kid: string; privateKey: string } | undefined,
    addSigningKey: (kid: string, privateKey: string) => void statements.addKey.run(kid, privateKey),

    /** The guest customer that a usid of the site had before a login. */
    findGuest: (siteId: string, usid: string) =>
      (statements.findGuest.get(usid, siteId) as { id: string } | undefined)?.id,
    addSession: (siteId: string, usid: string, guestCustomerId: string) =>
      void statements.addSession.run(usid, siteId, guestCustomerId),

    addCode: (code: string, grant: CodeGrant, expiresAt: number) =>
      void statements.addCode.run(code, JSON.stringify(grant), expiresAt),
    /** Returns a code's grant and forgets the code, so that it works once. */
    takeCode(code: string): { grant: CodeGrant; expiresAt: number } | undefined {
      const row = statements.takeCode.get(code) as { grantJson: string; expiresAt: number } | undefined
      return row && { grant: JSON.parse(row.grantJson) as CodeGrant, expiresAt: row.expiresAt }
    },

    addRefresh: (tokenHash: string, grant: RefreshGrant, expiresAt: number) =>
      void statements.addRefresh.run(tokenHash, grant.family, JSON.stringify(grant), expiresAt),
    findRefresh(tokenHash: string): { grant: RefreshGrant; expiresAt: number; spent: boolean } | undefined {
      const row = statements.findRefresh.get(tokenHash) as
        { grantJson: string; expiresAt: number; spent: number } | undefined
      return (
        row && {
          grant: JSON.parse(row.grantJson) as RefreshGrant,
          expiresAt: row.expiresAt,
          spent: row.spent === 1
        }
      )
    },
    spendRefresh: (tokenHash: string) => void statements.spendRefresh.run(tokenHash),
    /** Whether a session has refresh tokens, spent or not; a logout and a theft remove all. */
    hasRefresh: (family: string, now: number) => statements.hasRefresh.get(family, now) !== undefined,
    /** Every sign-in of a customer of a site that can still be renewed. */
    findFamilies: (siteId: string, customerId: string) =>
      (statements.findFamilies.all(siteId, customerId) as { family: string }[]).map(row => row.family),
    dropFamily: (family: string) => void statements.dropFamily.run(family),

    revokeFamily: (family: string, until: number) => void statements.revoke.run(family, until),
    isFamilyRevoked: (family: string) => statements.isRevoked.get(family) !== undefined,

    forgetExpired(now: number): void {
      for (const forget of [statements.forgetCodes, statements.forgetRefresh, statements.forgetRevoked])
        forget.run(now)
    }
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
