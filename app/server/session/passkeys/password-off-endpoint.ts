import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isFailure } from '../../../platform/http/failures'
import { isPlatformError, PlatformError } from '../../../platform/http/platform-error'
import { PASSKEY_ENDPOINTS, PASSKEY_NEEDED } from '../../../platform/session/passkeys'
import type { LoginAnswer } from '../../../platform/session/session'
import type { Endpoint } from '../../endpoints/endpoint'
import type { SessionParts } from '../../endpoints/endpoint-parts'
import { enterAccount } from '../enter-account'
import { changePassword, readCustomer, requireFreshCustomer, updateCustomer } from './find-customer'
import { passkeyEndpoint, refuseSpent } from './passkey-endpoint'

/** Fits the platform's rules for passwords; 32 random bytes after it. */
const PREFIX = 'Aa1!'

/**
 * Switches a customer's password off (requirement 14.2): the platform gets one that nobody knows. It ends all sessions,
 * and this browser begins a new one with it, before it is forgotten.
 */
export function passwordOffEndpoint(parts: SessionParts): Endpoint {
  const { slas, report } = parts
  return passkeyEndpoint(parts, {
    path: PASSKEY_ENDPOINTS.passwordOff,
    limit: 'currentPassword',
    body: z.object({ password: z.string().min(1).max(1024) }),
    async handle({ siteId, body, req, res, count }) {
      const customer = await requireFreshCustomer(parts, req, siteId)
      refuseSpent(await count(customer.customerId))
      const { login = '' } = await readCustomer(parts, siteId, customer)
      const passkeys = await slas.passkeys.list(siteId, { login, accessToken: customer.accessToken })
      if (passkeys.length === 0) throw refuse(409, PASSKEY_NEEDED)
      const password = PREFIX + randomBytes(32).toString('base64url')
      // Before the change, which ends this session. Where the change is lost on the way, the next login by password mends it.
      await updateCustomer(parts, siteId, customer, { c_passwordOff: true })
      try {
        await changePassword(parts, siteId, customer, { currentPassword: body.password, password })
      } catch (error) {
        if (isFailure(error)) throw error
        await updateCustomer(parts, siteId, customer, { c_passwordOff: false }).catch(report)
        throw isPlatformError(error, 401) ? error : refuse(401, 'invalid-credentials')
      }
      const { tokens, isNewCustomer } = await enterAccount(parts, req, res, {
        siteId,
        operation: 'authenticateCustomer',
        logIn: options => slas.login(siteId, { email: login, password }, options)
      })
      return { accessToken: tokens.accessToken, isNewCustomer } satisfies LoginAnswer
    }
  })
}

const refuse = (status: number, type: string) =>
  new PlatformError({ kind: 'fault', operation: 'passwordOff', status, type, title: 'Refused' })
