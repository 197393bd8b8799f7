import { createCustomerStore } from '../../storage/sqlite/customers'
import { readRecipient, SENT_CODE_LIFETIME, type Delivery } from './code-delivery'
import { createRequestLimit } from './request-limit'
import { createSentCodes, getOwnerKey, type CodeOwner, type SentCodeDependencies } from './sent-codes'
import type { SlasClient } from './slas-clients'
import { SlasError } from './slas-error'

const MAX_WRONG_CODES = 10

interface OneTimePasswordRequest extends Delivery, CodeOwner {
  /** Nothing is sent unless it is the customer's. */
  email?: string
}

interface OneTimePasswordGrant extends CodeOwner {
  clientId: string
  customerId: string
  /** Where the code was mailed; absent for one that a callback received. */
  email?: string
}

/** By a code of eight digits customers show that mails to them reach them. */
export function createOneTimePasswords(services: SentCodeDependencies) {
  const { db, customers, sendCode, clock } = services
  const codes = createSentCodes<OneTimePasswordGrant>(services, 'otp', {
    tooManyRequests: 'Too many OTP requests were made. Please try again later.'
  })
  const owners = createCustomerStore(db)
  const isWrongCodeAllowed = createRequestLimit(clock, {
    most: MAX_WRONG_CODES - 1,
    within: SENT_CODE_LIFETIME
  })

  return {
    /**
     * Sends a code to the owner of a login. The response does not show whether there is one; the seventh request in
     * ten minutes is refused for any login.
     */
    request(client: SlasClient, request: OneTimePasswordRequest): void {
      const { siteId, login, email } = request
      codes.admitRequest(request)
      const row = owners.findByLogin(siteId, login)
      if (!row) return
      const recipient = readRecipient(customers.getCustomer(siteId, row.customerId))
      if (email !== undefined && email.toLowerCase() !== recipient.email.toLowerCase()) return
      const token = codes.createCode()
      codes.save(token, request, {
        siteId,
        login,
        clientId: client.clientId,
        customerId: row.customerId,
        ...(request.mode === 'email' && { email: recipient.email })
      })
      sendCode('one-time-password', siteId, recipient, request, { login, token })
    },

    /**
     * Spends a code, and verifies the address to which it was mailed. Throws 400 for any but the latest of this login.
     * The tenth wrong one makes that void, too.
     */
    verify(client: SlasClient, owner: CodeOwner, code: string): void {
      const grant = codes.find(code)
      const isRight = grant?.clientId === client.clientId && getOwnerKey(grant) === getOwnerKey(owner)
      if (isRight && codes.drop(code)) {
        if (grant.email !== undefined) customers.verifyEmail(grant.siteId, grant.customerId, grant.email)
        return
      }
      if (!isWrongCodeAllowed(getOwnerKey(owner))) codes.dropOf(owner)
      throw new SlasError(400, 'invalid token: the one-time password is wrong, spent or expired')
    }
  }
}

export type OneTimePasswords = ReturnType<typeof createOneTimePasswords>
