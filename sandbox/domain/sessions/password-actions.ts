import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { SiteId } from '../sites/site'
import { createCustomerStore } from '../../storage/sqlite/customers'
import type { Database } from '../../storage/sqlite/database'
import { createOneTimeCodeStore } from '../../storage/sqlite/one-time-codes'
import { CustomerError } from '../customers/customer-error'
import type { Customers } from '../customers/customers'
import { requireStrongPassword } from '../customers/passwords'
import { readRecipient, SENT_CODE_LIFE, type Delivery, type SendCode } from './code-delivery'
import { hashToken } from './issue-tokens'
import { isVerifierOf } from './pkce'
import { createRequestLimit } from './request-limit'
import type { Sessions } from './sessions'
import type { SlasClient } from './slas-clients'
import { SlasError } from './slas-error'

const MOST_REQUESTS = 5

export interface PasswordTokenRequest extends Delivery {
  siteId: SiteId
  login: string
  /** Absent for a reset that may end on another device, which then has to name the login. */
  codeChallenge?: string
}

interface PasswordGrant {
  siteId: SiteId
  clientId: string
  customerId: string
  codeChallenge?: string
}

export interface NewPassword {
  siteId: SiteId
  token: string
  password: string
  codeVerifier?: string
  login?: string
}

const invalidToken = () => new SlasError(400, 'invalid token: the password token is wrong, spent or expired')

function refuseWeak(password: string): void {
  try {
    requireStrongPassword(password)
  } catch (error) {
    throw error instanceof CustomerError ? new SlasError(400, error.message) : error
  }
}

/** Forgotten passwords by way of SLAS: a token goes out, and comes back with a new password. */
export function createPasswordActions(services: {
  db: Database
  customers: Customers
  sessions: Pick<Sessions, 'requireChannel'>
  sendCode: SendCode
  clock: Clock
  ids: Ids
}) {
  const { db, customers, sessions, sendCode, clock, ids } = services
  const tokens = createOneTimeCodeStore<PasswordGrant>(db, 'password')
  const owners = createCustomerStore(db)
  const isWithinLimit = createRequestLimit(clock, { most: MOST_REQUESTS, within: SENT_CODE_LIFE })

  function isOwnersRequest(grant: PasswordGrant, { siteId, codeVerifier, login }: NewPassword): boolean {
    if (grant.siteId !== siteId) return false
    if (grant.codeChallenge !== undefined) return isVerifierOf(grant.codeChallenge, codeVerifier ?? '')
    return login !== undefined && owners.findByLogin(siteId, login)?.customerId === grant.customerId
  }

  return {
    /**
     * Sends a token to the owner of a login. Nobody is told whether there is one; the sixth request in ten
     * minutes is refused for any login.
     */
    request(client: SlasClient, request: PasswordTokenRequest): void {
      const { siteId, login, codeChallenge } = request
      sessions.requireChannel(siteId)
      const owner = `${siteId}/${login.toLowerCase()}`
      if (!isWithinLimit(owner))
        throw new SlasError(400, 'Too many password reset requests were made. Please try again later.')
      const row = owners.findByLogin(siteId, login)
      if (!row) return
      const { customerId } = row
      const token = ids.next('token')
      const grant = { siteId, clientId: client.clientId, customerId, codeChallenge }
      tokens.forgetExpired(clock.now())
      tokens.replace(hashToken(token), owner, grant, clock.now() + SENT_CODE_LIFE)
      const recipient = readRecipient(customers.getCustomer(siteId, customerId))
      sendCode('password-token', siteId, recipient, request, { login, token })
    },

    /**
     * Sets a new password, which ends all sessions of the customer. The token works once; a password that is
     * too weak leaves it as it is, everything else that is wrong makes it void.
     */
    async setPassword(client: SlasClient, given: NewPassword): Promise<void> {
      const codeHash = hashToken(given.token)
      const grant = tokens.find(codeHash, clock.now())
      if (!grant) throw invalidToken()
      if (grant.clientId !== client.clientId || !isOwnersRequest(grant, given)) {
        tokens.drop(codeHash)
        throw invalidToken()
      }
      refuseWeak(given.password)
      if (!tokens.drop(codeHash)) throw invalidToken()
      await customers.setPassword(grant.customerId, given.password)
    }
  }
}

export type PasswordActions = ReturnType<typeof createPasswordActions>
