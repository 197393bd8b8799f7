import type { SiteId } from '../sites/site'
import { createCustomerStore } from '../../storage/sqlite/customers'
import { CustomerError } from '../customers/customer-error'
import { requireStrongPassword } from '../customers/passwords'
import { readRecipient, type Delivery } from './code-delivery'
import { isVerifierOf } from './pkce'
import { createSentCodes, type SentCodeDependencies } from './sent-codes'
import type { SlasClient } from './slas-clients'
import { SlasError } from './slas-error'

interface PasswordTokenRequest extends Delivery {
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

interface NewPassword {
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
export function createPasswordActions(services: SentCodeDependencies) {
  const { db, customers, sendCode, ids } = services
  const tokens = createSentCodes<PasswordGrant>(services, 'password', {
    tooManyRequests: 'Too many password reset requests were made. Please try again later.',
    mostRequests: 3
  })
  const owners = createCustomerStore(db)

  function isOwnersRequest(grant: PasswordGrant, { siteId, codeVerifier, login }: NewPassword): boolean {
    if (grant.siteId !== siteId) return false
    if (grant.codeChallenge !== undefined) return isVerifierOf(grant.codeChallenge, codeVerifier ?? '')
    return login !== undefined && owners.findByLogin(siteId, login)?.customerId === grant.customerId
  }

  return {
    /**
     * Sends a token to the owner of a login. The response does not show whether there is one; the fourth request in ten
     * minutes is refused for any login.
     */
    request(client: SlasClient, request: PasswordTokenRequest): void {
      const { siteId, login, codeChallenge } = request
      tokens.admitRequest(request)
      const row = owners.findByLogin(siteId, login)
      if (!row) return
      const { customerId } = row
      const token = ids.next('token')
      const grant = { siteId, clientId: client.clientId, customerId, codeChallenge }
      tokens.save(token, request, grant)
      const recipient = readRecipient(customers.getCustomer(siteId, customerId))
      sendCode('password-token', siteId, recipient, request, { login, token })
    },

    /**
     * Sets a new password, which ends all sessions of the customer. The token works once; a password that is
     * too weak leaves it as it is, everything else that is wrong makes it void.
     */
    async setPassword(client: SlasClient, given: NewPassword): Promise<void> {
      const grant = tokens.find(given.token)
      if (!grant) throw invalidToken()
      if (grant.clientId !== client.clientId || !isOwnersRequest(grant, given)) {
        tokens.drop(given.token)
        throw invalidToken()
      }
      refuseWeak(given.password)
      if (!tokens.drop(given.token)) throw invalidToken()
      await customers.setPassword(grant.siteId, grant.customerId, given.password)
    }
  }
}

export type PasswordActions = ReturnType<typeof createPasswordActions>
