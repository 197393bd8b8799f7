import { CustomerError } from '../customers/customer-error'
import type { Subscriptions } from '../messaging/subscriptions'
import type { SendNotice } from '../customers/account-notices'
import type { SiteId } from '../sites/site'
import { createPasskeyStore } from '../../storage/sqlite/passkeys'
import { SENT_CODE_LIFETIME } from './code-delivery'
import { createRequestLimit } from './request-limit'
import { createSentCodes, getOwnerKey, type CodeOwner, type SentCodeDependencies } from './sent-codes'

const MAX_REQUESTS = 5
const MAX_WRONG_CODES = 10
const TOO_MANY = 'Too many codes were requested. Please try again later.'

const invalidCode = () => new CustomerError('invalid-code', 'The code is wrong, spent or expired.')

interface EmailChange extends CodeOwner {
  email: string
}

/**
 * A customer's new e-mail address, by which they log in when they have typed the code that was sent to it. The login
 * service sends one-time passwords to a registered address only, so an instance needs a custom API for this.
 */
export function createEmailChanges(
  services: Omit<SentCodeDependencies, 'sendCode'> & {
    sendNotice: SendNotice
    subscriptions: Pick<Subscriptions, 'move'>
  }
) {
  const { db, customers, sendNotice, subscriptions, clock } = services
  const passkeys = createPasskeyStore(db)
  const codes = createSentCodes<EmailChange>(services, 'email', { tooManyRequests: TOO_MANY })
  const isRequestAllowed = createRequestLimit(clock, { most: MAX_REQUESTS, within: SENT_CODE_LIFETIME })
  const isWrongAttemptAllowed = createRequestLimit(clock, {
    most: MAX_WRONG_CODES - 1,
    within: SENT_CODE_LIFETIME
  })

  /** The shop may have replaced it by one that nobody knows, of a customer with a passkey. */
  const needsPassword = (siteId: SiteId, customerId: string) =>
    customers.hasPassword(siteId, customerId) &&
    !(customers.getCustomer(siteId, customerId).c_passwordOff === true && passkeys.has(siteId, customerId))

  return {
    /**
     * Sends a code to the new address, and says whether its confirmation needs the password. An address that has another
     * account gets a note without a code, so that the caller does not learn of it. Throws `too-many-codes` for the sixth
     * request in ten minutes.
     */
    request(siteId: SiteId, customerId: string, email: string, locale?: string): { needsPassword: boolean } {
      const owner = { siteId, login: customerId }
      if (!isRequestAllowed(getOwnerKey(owner))) throw new CustomerError('too-many-codes', TOO_MANY)
      codes.dropOf(owner)
      const holder = customers.findByLogin(siteId, email)
      if (holder === undefined || holder === customerId) {
        const code = codes.createCode()
        codes.save(code, owner, { ...owner, email })
        sendNotice({ kind: 'email-code', siteId, recipient: email, locale, values: { code } })
      } else sendNotice({ kind: 'email-taken', siteId, recipient: email, locale })
      return { needsPassword: needsPassword(siteId, customerId) }
    },

    /**
     * Changes address and login, and with them the newsletter's address. Throws `invalid-code` for any but the customer's
     * latest code, and `invalid-current-password`, which leaves the code valid. The tenth wrong attempt voids it.
     */
    async confirm(
      siteId: SiteId,
      customerId: string,
      typed: { code: string; password?: string },
      locale?: string
    ) {
      const owner = { siteId, login: customerId }
      const change = codes.find(typed.code)
      try {
        if (!change || getOwnerKey(change) !== getOwnerKey(owner)) throw invalidCode()
        if (needsPassword(siteId, customerId))
          await customers.requirePassword(siteId, customerId, typed.password ?? '')
      } catch (error) {
        if (!isWrongAttemptAllowed(getOwnerKey(owner))) codes.dropOf(owner)
        throw error
      }
      if (!codes.drop(typed.code)) throw invalidCode()
      const { email } = change
      const { login } = customers.getCustomer(siteId, customerId)
      customers.update(siteId, customerId, { email, login: email }, locale)
      customers.confirmEmail(customerId)
      customers.verifyEmail(siteId, customerId, email)
      subscriptions.move(siteId, login, email)
      return email
    }
  }
}

export type EmailChanges = ReturnType<typeof createEmailChanges>
