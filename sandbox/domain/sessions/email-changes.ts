import { CustomerError } from '../customers/customer-error'
import type { SendNotice } from '../customers/account-notices'
import type { SiteId } from '../sites/site'
import { SENT_CODE_LIFETIME } from './code-delivery'
import { createRequestLimit } from './request-limit'
import { createSentCodes, getOwnerKey, type CodeOwner, type SentCodeDependencies } from './sent-codes'

const MAX_REQUESTS = 5
const MAX_WRONG_CODES = 10
const TOO_MANY = 'Too many codes were requested. Please try again later.'

interface EmailChange extends CodeOwner {
  email: string
}

/**
 * A customer's new e-mail address, which is theirs when they have typed the code that was sent to it. The login
 * service sends one-time passwords to a registered address only, so an instance needs a custom API for this.
 */
export function createEmailChanges(
  services: Omit<SentCodeDependencies, 'sendCode'> & { sendNotice: SendNotice }
) {
  const { customers, sendNotice, clock } = services
  const codes = createSentCodes<EmailChange>(services, 'email', { tooManyRequests: TOO_MANY })
  const isRequestAllowed = createRequestLimit(clock, { most: MAX_REQUESTS, within: SENT_CODE_LIFETIME })
  const isWrongCodeAllowed = createRequestLimit(clock, {
    most: MAX_WRONG_CODES - 1,
    within: SENT_CODE_LIFETIME
  })

  return {
    /** Sends a code to the new address; throws `too-many-codes` for the sixth in ten minutes. */
    request(siteId: SiteId, customerId: string, email: string, locale?: string): void {
      const owner = { siteId, login: customerId }
      if (!isRequestAllowed(getOwnerKey(owner))) throw new CustomerError('too-many-codes', TOO_MANY)
      const code = codes.createCode()
      codes.save(code, owner, { ...owner, email })
      sendNotice({ kind: 'email-code', siteId, recipient: email, locale, values: { code } })
    },

    /** Changes the address; throws `invalid-code` for any but the customer's latest code. The tenth wrong one voids it. */
    confirm(siteId: SiteId, customerId: string, code: string, locale?: string): string {
      const owner = { siteId, login: customerId }
      const change = codes.find(code)
      if (change && getOwnerKey(change) === getOwnerKey(owner) && codes.drop(code)) {
        customers.update(siteId, customerId, { email: change.email }, locale)
        customers.confirmEmail(customerId)
        return change.email
      }
      if (!isWrongCodeAllowed(getOwnerKey(owner))) codes.dropOf(owner)
      throw new CustomerError('invalid-code', 'The code is wrong, spent or expired.')
    }
  }
}

export type EmailChanges = ReturnType<typeof createEmailChanges>
