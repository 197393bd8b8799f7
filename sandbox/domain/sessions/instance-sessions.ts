import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { Caller } from './caller'
import type { Database } from '../../storage/sqlite/database'
import { createInstanceSessionStore } from '../../storage/sqlite/instance-sessions'
import { hashToken } from './issue-tokens'
import type { Sessions } from './sessions'
import type { SessionMark } from './token-check'

/** Inactivity in milliseconds that ends a session on the instance. */
const INSTANCE_SESSION_LIFETIME = 30 * 60_000

/**
 * Sessions on the instance, for storefront controllers: a `dwsid` belongs to the holder of the access
 * token that opened it (requirement 13.2). It lives for 30 minutes without use, outlives
 * the token, and ends with the token's session: at logout, with a password change, with a stolen refresh token.
 */
export function createInstanceSessions(services: {
  db: Database
  sessions: Pick<Sessions, 'isAlive'>
  clock: Clock
  ids: Ids
}) {
  const { db, sessions, clock, ids } = services
  const store = createInstanceSessionStore(db)

  return {
    /** Opens a session for the holder of a verified token; returns its dwsid. */
    open({ caller, family, credentialsVersion }: SessionMark): string {
      const dwsid = ids.next('token')
      const now = clock.now()
      store.forgetUnused(now - INSTANCE_SESSION_LIFETIME)
      store.addSession(hashToken(dwsid), { caller, family, credentialsVersion }, now)
      return dwsid
    },

    /** The caller of a dwsid, whose use is counted; undefined for one that is unknown or has ended. */
    findCaller(dwsid: string): Caller | undefined {
      const hash = hashToken(dwsid)
      const found = store.findSession(hash)
      if (!found) return undefined
      const now = clock.now()
      if (found.usedAt + INSTANCE_SESSION_LIFETIME <= now || !sessions.isAlive(found.mark)) {
        store.removeSession(hash)
        return undefined
      }
      store.touchSession(hash, now)
      return found.mark.caller
    }
  }
}

export type InstanceSessions = ReturnType<typeof createInstanceSessions>
