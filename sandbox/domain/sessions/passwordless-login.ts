import type { SiteId } from '../sites/site'
import { createCustomerStore } from '../../storage/sqlite/customers'
import { readRecipient, SENT_CODE_LIFETIME, type Delivery } from './code-delivery'
import type { TokenAnswer } from './issue-tokens'
import { createRequestLimit } from './request-limit'
import type { Sessions } from './sessions'
import { createSentCodes, type SentCodeDependencies } from './sent-codes'
import type { SlasClient } from './slas-clients'
import { SlasError } from './slas-error'

const MAX_WRONG_CODES = 10

/** Data for the registration with the first code. */
export interface NewCustomer {
  login: string
  email: string
  lastName: string
  firstName?: string
  phoneMobile?: string
}

interface LoginCodeRequest extends Delivery {
  siteId: SiteId
  login: string
  /** Of the guest that becomes the customer. */
  usid?: string
  /** The customer to register for an unknown login. */
  newCustomer?: NewCustomer
  /** Refuses a login whose e-mail address is not verified. */
  strict?: boolean
}

interface LoginCodeGrant {
  siteId: SiteId
  clientId: string
  login: string
  usid?: string
  newCustomer?: NewCustomer
  /** Where the code was mailed; absent for one that went another way. */
  email?: string
  /** Of the mail with the code; the welcome mail is written in it, too. */
  locale?: string
}

/** Signing in without a password, by a code of eight digits that is sent to the customer. */
export function createPasswordlessLogin(
  services: SentCodeDependencies & { sessions: Pick<Sessions, 'signIn'> }
) {
  const { db, customers, sessions, sendCode, clock } = services
  const codes = createSentCodes<LoginCodeGrant>(services, 'login', {
    tooManyRequests: 'Too many login requests were made. Please try again later.'
  })
  const owners = createCustomerStore(db)
  const isWrongCodeAllowed = createRequestLimit(clock, {
    most: MAX_WRONG_CODES - 1,
    within: SENT_CODE_LIFETIME
  })

  function findRecipient({ siteId, login, newCustomer }: LoginCodeRequest) {
    const row = owners.findByLogin(siteId, login)
    if (row) return readRecipient(customers.getCustomer(siteId, row.customerId))
    return newCustomer && { email: newCustomer.email, phone: newCustomer.phoneMobile }
  }

  function isVerified({ siteId, login }: LoginCodeRequest): boolean {
    const row = owners.findByLogin(siteId, login)
    return row !== undefined && customers.getCustomer(siteId, row.customerId).emailVerified === true
  }

  /** Ten wrong codes invalidate all pending ones, against guesses. */
  function refuseCode(clientId: string): never {
    if (!isWrongCodeAllowed(clientId)) codes.dropAll()
    throw new SlasError(400, 'invalid token: the login code is wrong, spent or expired')
  }

  async function requireCustomer({ siteId, login, newCustomer, locale }: LoginCodeGrant): Promise<string> {
    const known = owners.findByLogin(siteId, login)
    if (known) return known.customerId
    if (!newCustomer) throw new SlasError(400, 'invalid token: the customer is gone')
    return (await customers.register(siteId, { preferredLocale: locale, ...newCustomer })).customerId
  }

  return {
    /**
     * Sends a code to the owner of a login. The response does not show whether there is one; the seventh request in
     * ten minutes is refused for any login. `strict` shows whose address is verified; only clients with a secret ask.
     */
    request(client: SlasClient, request: LoginCodeRequest): void {
      const { siteId, login, usid, newCustomer, locale } = request
      codes.admitRequest(request)
      // Storefronts look for these words.
      if (request.strict && !isVerified(request)) throw new SlasError(400, 'email not verified')
      const recipient = findRecipient(request)
      if (!recipient) return
      const token = codes.createCode()
      const grant = {
        siteId,
        clientId: client.clientId,
        login,
        usid,
        newCustomer,
        locale,
        ...(request.mode === 'email' && { email: recipient.email })
      }
      codes.save(token, request, grant)
      sendCode('login-code', siteId, recipient, request, { login, token })
    },

    /** Signs in the customer of the code. A code works once, also after a wrong verifier. */
    async signIn(
      client: SlasClient,
      given: { code: string; login?: string; dnt?: '0' | '1' }
    ): Promise<TokenAnswer> {
      const grant = codes.find(given.code)
      if (!grant || !codes.drop(given.code)) refuseCode(client.clientId)
      const isForLogin = given.login === undefined || given.login === grant.login
      if (grant.clientId !== client.clientId || !isForLogin) refuseCode(client.clientId)
      const customerId = await requireCustomer(grant)
      const { siteId, usid, email } = grant
      customers.noteLogin(siteId, customerId)
      if (email !== undefined) customers.verifyEmail(siteId, customerId, email)
      return sessions.signIn(client, { siteId, customerId, usid, dnt: given.dnt, isPasswordless: true })
    }
  }
}

export type PasswordlessLogin = ReturnType<typeof createPasswordlessLogin>
