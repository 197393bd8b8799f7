import type { Database } from './database'
import type { Schema } from './migrate'

export const externalProfilesSchema: Schema = [
  `
CREATE TABLE external_profiles (
  site_id TEXT NOT NULL, provider_id TEXT NOT NULL, external_id TEXT NOT NULL, customer_id TEXT NOT NULL,
  email TEXT NOT NULL, email_verified INTEGER NOT NULL, linked_at INTEGER NOT NULL, last_used_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, provider_id, external_id)) WITHOUT ROWID;
CREATE INDEX external_profiles_customer ON external_profiles (customer_id);
`
]

/** Who a customer is at a provider (B2C Commerce's external profile). Times are milliseconds since the epoch. */
export interface ExternalProfile {
  siteId: string
  authenticationProviderId: string
  externalId: string
  customerId: string
  /** As the provider said at the last sign-in. */
  email: string
  emailVerified: boolean
  linkedAt: number
  lastUsedAt: number
}

type Row = Omit<ExternalProfile, 'emailVerified'> & { emailVerified: number }

const COLUMNS = `site_id AS siteId, provider_id AS authenticationProviderId, external_id AS externalId,
  customer_id AS customerId, email, email_verified AS emailVerified, linked_at AS linkedAt,
  last_used_at AS lastUsedAt`

const toProfile = (row: Row): ExternalProfile => ({ ...row, emailVerified: row.emailVerified === 1 })

/** Storage of external profiles. A person at a provider belongs to one customer of a site. */
export function createExternalProfileStore(db: Database) {
  const statements = {
    find: db.prepare(
      `SELECT ${COLUMNS} FROM external_profiles WHERE site_id = ? AND provider_id = ? AND external_id = ?`
    ),
    listOf: db.prepare(
      `SELECT ${COLUMNS} FROM external_profiles WHERE customer_id = ? ORDER BY last_used_at DESC`
    ),
    save: db.prepare(
      `INSERT OR REPLACE INTO external_profiles (site_id, provider_id, external_id, customer_id, email,
       email_verified, linked_at, last_used_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`
    ),
    drop: db.prepare('DELETE FROM external_profiles WHERE customer_id = ? AND provider_id = ?'),
    dropOfOthers: db.prepare(
      'DELETE FROM external_profiles WHERE customer_id = ? AND lower(email) <> lower(?)'
    )
  }
  return {
    find(siteId: string, providerId: string, externalId: string): ExternalProfile | undefined {
      const row = statements.find.get(siteId, providerId, externalId) as Row | undefined
      return row && toProfile(row)
    },
    /** A customer's profiles, the one used last first. */
    listOf: (customerId: string): ExternalProfile[] =>
      (statements.listOf.all(customerId) as Row[]).map(toProfile),
    save: (profile: ExternalProfile): void =>
      void statements.save.run(
        profile.siteId,
        profile.authenticationProviderId,
        profile.externalId,
        profile.customerId,
        profile.email,
        profile.emailVerified ? 1 : 0,
        profile.linkedAt,
        profile.lastUsedAt
      ),
    /** False if there was none. */
    drop: (customerId: string, providerId: string): boolean =>
      statements.drop.run(customerId, providerId).changes > 0,
    /** Drops a customer's profiles that have another address than this one. */
    dropOfOthers: (customerId: string, email: string): void =>
      void statements.dropOfOthers.run(customerId, email)
  }
}
