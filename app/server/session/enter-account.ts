import type { Request, Response } from 'express'
import { PlatformError } from '../../platform/http/platform-error'
import { ANOTHER_CUSTOMER } from '../../platform/session/session'
import type { LoginOptions, TokenSet } from '../../platform/session/slas-client'
import type { SessionParts } from '../endpoints/endpoint-parts'
import { withinDeadline } from '../services/within-deadline'
import { checkCustomer } from './check-customer'
import { noteLogin } from './devices/customer-devices'
import { findGuest, type FoundGuest } from './find-guest'
import { storeLoginTime } from './fresh-login'
import { readStoredSession, storeSession, type StoredSession } from './session-cookies'
import { forgetInstanceSession } from './set-cookie'

/** The device is noted after it: no visitor waits longer than 10 s. */
const ANSWER_MS = 7_000

/** One way of logging in. */
interface Entry {
  siteId: string
  /** Named when the deadline passes. */
  operation: string
  /** The login that was typed; the tokens must be this customer's (requirement 13.2). */
  login?: string
  /** By the password that the customer has: the account is one with a password from then on. */
  isByPassword?: boolean
  /** The page's, e.g. de-DE; by default that of the request's body. */
  locale?: unknown
  /** Asks the login service for a customer's tokens, under the guest's usid. */
  logIn: (options: LoginOptions) => Promise<TokenSet>
}

interface Entered {
  tokens: TokenSet
  isNewCustomer: boolean
}

/**
 * Logs a guest in, for all ways of logging in (requirement 13.2, login order 1). The customer's session keeps the
 * guest's usid, so that the basket can be merged, and the session's cookies become the customer's.
 *
 * @throws PlatformError of the login service, or `SLAS Error` (400) for another customer than the one who typed.
 *   `another-customer` (403) for a login with `sameCustomer`, by which a customer confirms who they are (requirement 14.7).
 *   The shopper stays who they were, and no session is left behind at the service.
 */
export async function enterAccount(
  parts: SessionParts,
  req: Request,
  res: Response,
  { siteId, operation, login, isByPassword = false, locale = readLocale(req), logIn }: Entry
): Promise<Entered> {
  const { settings, clock, sessions, slas } = parts
  const stored = readStoredSession(req, siteId, settings.config)
  let guest: FoundGuest = {}
  const enter = async () => {
    guest = await findGuest(parts, siteId, stored)
    const tokens = await logIn({ usid: guest.usid, dnt: stored.dnt })
    if (isConfirmation(req)) requireSameCustomer(parts, siteId, stored, tokens)
    return { tokens, ...(await checkCustomer(parts, siteId, tokens, login)) }
  }
  const entering = enter()
  try {
    const entered = await withinDeadline(operation, ANSWER_MS, entering)
    // Late responses for the guest's tokens must not undo the login.
    void sessions.end(siteId, guest.renewed?.tokens.refreshToken ?? stored.refreshToken)
    storeSession(req, res, { settings, clock }, { siteId, tokens: entered.tokens })
    storeLoginTime(req, res, settings, entered.tokens.accessToken)
    forgetInstanceSession(req, res, settings.config.publicOrigin)
    const isPasswordOff = !isByPassword && (entered.isPasswordOff || entered.isNewCustomer)
    await noteLogin(
      parts,
      req,
      res,
      { ...entered.tokens, siteId },
      {
        known: entered.devices,
        locale,
        ...(isPasswordOff !== entered.isPasswordOff && { c_passwordOff: isPasswordOff })
      }
    )
    return entered
  } catch (error) {
    // Proving the usid has spent the guest's refresh token: the guest goes on with the next one.
    if (guest.renewed) storeSession(req, res, { settings, clock }, { siteId, ...guest.renewed })
    // A session that begins after the deadline is nobody's.
    entering.then(({ tokens }) => slas.logout(siteId, tokens)).catch(() => undefined)
    throw error
  }
}

const readLocale = ({ body }: Request): unknown => (body as { locale?: unknown } | undefined)?.locale

const isConfirmation = ({ body }: Request): boolean =>
  (body as { sameCustomer?: unknown } | undefined)?.sameCustomer === true

/** A login that only confirms who the customer is must not lead into another account. */
function requireSameCustomer(
  { slas }: SessionParts,
  siteId: string,
  { authType, customerId }: StoredSession,
  tokens: TokenSet
): void {
  if (authType === 'registered' && customerId === tokens.customerId) return
  // These tokens are not stored, so they must become invalid.
  slas.logout(siteId, tokens).catch(() => undefined)
  throw new PlatformError({
    kind: 'fault',
    operation: 'confirmCustomer',
    status: 403,
    type: ANOTHER_CUSTOMER,
    title: 'Forbidden',
    detail: 'The login is that of another customer'
  })
}
