import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { SiteId } from '../sites/site'
import type { Database } from '../../storage/sqlite/database'
import { createOneTimeCodeStore, type CodePurpose } from '../../storage/sqlite/one-time-codes'
import type { Customers } from '../customers/customers'
import { SENT_CODE_LIFETIME, type SendCode } from './code-delivery'
import { hashToken } from './issue-tokens'
import { createRequestLimit } from './request-limit'
import type { Sessions } from './sessions'
import { SlasError } from './slas-error'

/** Dependencies of every flow that sends a code. */
export interface SentCodeDependencies {
  db: Database
  customers: Customers
  sessions: Pick<Sessions, 'requireChannel'>
  sendCode: SendCode
  clock: Clock
  ids: Ids
}

export interface CodeOwner {
  siteId: SiteId
  login: string
}

export const getOwnerKey = ({ siteId, login }: CodeOwner): string => `${siteId}/${login.toLowerCase()}`

/**
 * The codes of one purpose that are sent to the owners of logins. A code works once and for ten minutes, and
 * only the latest of its owner; `tooManyRequests` is the refusal's text for more than `mostRequests` in that time.
 */
export function createSentCodes<Grant>(
  { db, sessions, clock, ids }: Pick<SentCodeDependencies, 'db' | 'sessions' | 'clock' | 'ids'>,
  purpose: CodePurpose,
  { tooManyRequests, mostRequests = 6 }: { tooManyRequests: string; mostRequests?: number }
) {
  const codes = createOneTimeCodeStore<Grant>(db, purpose)
  const isWithinLimit = createRequestLimit(clock, { most: mostRequests, within: SENT_CODE_LIFETIME })
  const find = (code: string): Grant | undefined => codes.find(hashToken(code), clock.now())

  /** Eight digits that no pending code has. */
  function createCode(): string {
    const code = ids.next('login-code')
    return find(code) ? createCode() : code
  }

  return {
    createCode,
    /** Throws 400 for a channel that is no site, and for one request of a login too many in ten minutes. */
    admitRequest(owner: CodeOwner): void {
      sessions.requireChannel(owner.siteId)
      if (!isWithinLimit(getOwnerKey(owner))) throw new SlasError(400, tooManyRequests)
    },
    /** Keeps a code for its owner; earlier ones are void from now on. */
    save(code: string, owner: CodeOwner, grant: Grant): void {
      codes.forgetExpired(clock.now())
      codes.replace(hashToken(code), getOwnerKey(owner), grant, clock.now() + SENT_CODE_LIFETIME)
    },
    find,
    /** Invalidates a code; false if another request was faster. */
    drop: (code: string): boolean => codes.drop(hashToken(code)),
    dropOf: (owner: CodeOwner): void => codes.dropOf(getOwnerKey(owner)),
    dropAll: codes.dropAll
  }
}
