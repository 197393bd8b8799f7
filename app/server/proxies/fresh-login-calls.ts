import type { RequestHandler } from 'express'
import { requireFreshLogin } from '../session/fresh-login'
import type { ServerSettings } from '../settings/server-settings'

/**
 * Calls that take a fresh login (requirement 14.7), each `<proxy> <line>` of `PROXY_RULES`. A card that is saved while
 * paying comes with the order, not by these calls; a code for a new address changes nothing until it is confirmed.
 */
export const FRESH_LOGIN_CALLS: readonly string[] = [
  'api DELETE /accounts/{providerId}',
  'api POST /email-changes/confirm',
  'api PUT /customers/{customerId}/password',
  'api POST /customers/{customerId}/payment-instruments',
  'api DELETE /customers/{customerId}/payment-instruments/{paymentInstrumentId}'
]

/** Refuses a call of the list without a fresh login, before it is passed on. Other routes pass. */
export const guardFreshLogin = (settings: ServerSettings, route: string): RequestHandler =>
  FRESH_LOGIN_CALLS.includes(route) ? requireFreshLogin(settings) : (_req, _res, next) => next()
