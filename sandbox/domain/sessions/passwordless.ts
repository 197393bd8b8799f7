import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { SiteId } from '../sites/site'
import { createCustomerStore } from '../../storage/sqlite/customers'
import type { Database } from '../../storage/sqlite/database'
import { createOneTimeCodeStore } from '../../storage/sqlite/one-time-codes'
import type { Customers } from '../customers/customers'
import { readRecipient, SENT_CODE_LIFE, type Delivery, type SendCode } from './code-delivery'
import { hashToken, type TokenAnswer } from './issue-tokens'
import { createRequestLimit } from './request-limit'
import type { Sessions } from './sessions'
import type { SlasClient } from './slas-clients'
import { SlasError } from './slas-error'

const MOST_REQUESTS = 5
const MOST_WRONG_CODES = 10

/** What a customer is registered with when their first code comes back. */
export interface NewCustomer {
  login: string
  email: string
  lastName: string
  firstName?: string
  phoneMobile?: string
}

export interface LoginCodeRequest extends Delivery {
  siteId: SiteId
  login: string
  /** Of the guest that becomes the customer. */
  usid?: string
  /** Whom to register if the login is nobody's. */
  newCustomer?: NewCustomer
}

interface LoginCodeGrant {
  siteId: SiteId
  clientId: string
  login: string
  usid?: string
  newCustomer?: NewCustomer
}

/** Strong enough, and known to nobody: who was registered by a code signs in by codes. */
const inventPassword = (ids: Ids) => `${ids.next('token')}aA1!`

/** Signing in without a password, by a code of eight digits that is sent to the customer. */
export function createPasswordlessLogin(services: {
  db: Database
  customers: Customers
  sessions: Sessions
  sendCode: SendCode
  clock: Clock
  ids: Ids
}) {
  const { db, customers, sessions, sendCode, clock, ids } = services
  const codes = createOneTimeCodeStore<LoginCodeGrant>(db, 'login')
  const owners = createCustomerStore(db)
  const isWithinLimit = createRequestLimit(clock, { most: MOST_REQUESTS, within: SENT_CODE_LIFE })
  const mayBeWrong = createRequestLimit(clock, { most: MOST_WRONG_CODES - 1, within: SENT_CODE_LIFE })

  function findRecipient({ siteId, login, newCustomer }: LoginCodeRequest) {
    const row = owners.findByLogin(siteId, login)
    if (row) return readRecipient(customers.getCustomer(siteId, row.customerId))
    return newCustomer && { email: newCustomer.email, phone: newCustomer.phoneMobile }
  }

  /** A code that is nobody else's at the moment: eight digits are few enough to meet. */
  function createCode(): string {
    const code = ids.next('login-code')
    return codes.find(hashToken(code), clock.now()) ? createCode() : code
  }

  /** Ten wrong codes make all void that wait, so that nobody finds one by trying. */
  function refuseCode(clientId: string): never {
    if (!mayBeWrong(clientId)) codes.dropAll()
    throw new SlasError(400, 'invalid token: the login code is wrong, spent or expired')
  }

  async function requireCustomer({ siteId, login, newCustomer }: LoginCodeGrant): Promise<string> {
    const known = owners.findByLogin(siteId, login)
    if (known) return known.customerId
    if (!newCustomer) throw new SlasError(400, 'invalid token: the customer is gone')
    return (await customers.register(siteId, { ...newCustomer }, inventPassword(ids))).customerId
  }

  return {
    /**
     * Sends a code to the owner of a login. Nobody is told whether there is one; the sixth request in ten
     * minutes is refused for any login.
     */
    request(client: SlasClient, request: LoginCodeRequest): void {
      const { siteId, login, usid, newCustomer } = request
      sessions.requireChannel(siteId)
      const owner = `${siteId}/${login.toLowerCase()}`
      if (!isWithinLimit(owner))
        throw new SlasError(400, 'Too many login requests were made. Please try again later.')
      const recipient = findRecipient(request)
      if (!recipient) return
      const token = createCode()
      const grant = { siteId, clientId: client.clientId, login, usid, newCustomer }
      codes.forgetExpired(clock.now())
      codes.replace(hashToken(token), owner, grant, clock.now() + SENT_CODE_LIFE)
      sendCode('login-code', siteId, recipient, request, { login, token })
    },

    /** Signs in whom the code was sent to. It works once, whether or not what comes with it is right. */
    async signIn(
      client: SlasClient,
      given: { code: string; login?: string; dnt?: '0' | '1' }
    ): Promise<TokenAnswer> {
      const codeHash = hashToken(given.code)
      const grant = codes.find(codeHash, clock.now())
      if (!grant || !codes.drop(codeHash)) refuseCode(client.clientId)
      const isForLogin = given.login === undefined || given.login === grant.login
      if (grant.clientId !== client.clientId || !isForLogin) refuseCode(client.clientId)
      const customerId = await requireCustomer(grant)
      return sessions.signIn(client, { siteId: grant.siteId, customerId, usid: grant.usid, dnt: given.dnt })
    }
  }
}

export type PasswordlessLogin = ReturnType<typeof createPasswordlessLogin>
