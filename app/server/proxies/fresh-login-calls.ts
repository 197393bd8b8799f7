import type { Request, RequestHandler } from 'express'
import { requireFreshLogin } from '../session/fresh-login'
import type { ServerSettings } from '../settings/server-settings'
import { readJson } from './json-body'

/**
 * Calls that take a fresh login (requirement 14.7), each `<proxy> <line>` of `PROXY_RULES`: always, or with one of these
 * members in the body. A card that is saved while paying comes with the order, not by these calls.
 */
export const FRESH_LOGIN_CALLS: Readonly<Record<string, 'always' | readonly string[]>> = {
  'api DELETE /accounts/{providerId}': 'always',
  'api PATCH /customers/{customerId}': ['email', 'login', 'c_devices', 'c_passwordOff'],
  'api PUT /customers/{customerId}/password': 'always',
  'api POST /customers/{customerId}/payment-instruments': 'always',
  'api DELETE /customers/{customerId}/payment-instruments/{paymentInstrumentId}': 'always'
}

/** Refuses a call of the table without a fresh login, before it is passed on. Other routes pass. */
export function guardFreshLogin(
  settings: ServerSettings,
  route: string,
  calls = FRESH_LOGIN_CALLS
): RequestHandler {
  const members = calls[route]
  if (!members) return (_req, _res, next) => next()
  const refuse = requireFreshLogin(settings)
  return (req, res, next) => (members === 'always' || changes(req, members) ? refuse(req, res, next) : next())
}

/** A body that cannot be read may change anything. */
function changes(req: Request, members: readonly string[]): boolean {
  const body = readJson(req.body)
  return !body || members.some(member => Object.hasOwn(body, member))
}
