import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { SiteId } from '../sites/site'
import type { Database } from '../../storage/sqlite/database'
import { createOneTimeCodeStore } from '../../storage/sqlite/one-time-codes'
import type { Customers } from '../customers/customers'
import { SENT_CODE_LIFETIME, type SendCode } from './code-delivery'
import { hashToken } from './issue-tokens'
import { createRequestLimit } from './request-limit'
import type { Sessions } from './sessions'
import { SlasError } from './slas-error'

const MAX_REQUESTS = 5

/** What every flow needs that sends a code to a customer. */
export interface SentCodeDependencies {
  db: Database
  customers: Customers
  sessions: Pick<Sessions, 'requireChannel'>
  sendCode: SendCode
  clock: Clock
  ids: Ids
}

interface Owner {
  siteId: SiteId
  login: string
}

const getOwnerKey = ({ siteId, login }: Owner): string => `${siteId}/${login.toLowerCase()}`

/**
 * The codes of one purpose that are sent to the owners of logins. A code works once and for ten minutes, and
 * only the latest of its owner; `tooManyRequests` is the text of the refusal for who asks too often.
 */
export function createSentCodes<Grant>(
  { db, sessions, clock }: Pick<SentCodeDependencies, 'db' | 'sessions' | 'clock'>,
  purpose: 'login' | 'password',
  tooManyRequests: string
) {
  const codes = createOneTimeCodeStore<Grant>(db, purpose)
  const isWithinLimit = createRequestLimit(clock, { most: MAX_REQUESTS, within: SENT_CODE_LIFETIME })

  return {
    /** Throws 400 for a channel that is no site, and for the sixth request of any login in ten minutes. */
    admitRequest(owner: Owner): void {
      sessions.requireChannel(owner.siteId)
      if (!isWithinLimit(getOwnerKey(owner))) throw new SlasError(400, tooManyRequests)
    },
    /** Keeps a code for its owner; earlier ones are void from now on. */
    save(code: string, owner: Owner, grant: Grant): void {
      codes.forgetExpired(clock.now())
      codes.replace(hashToken(code), getOwnerKey(owner), grant, clock.now() + SENT_CODE_LIFETIME)
    },
    find: (code: string): Grant | undefined => codes.find(hashToken(code), clock.now()),
    /** Makes a code void; false when somebody else has been faster. */
    drop: (code: string): boolean => codes.drop(hashToken(code)),
    dropAll: codes.dropAll
  }
}
