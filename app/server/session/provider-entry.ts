import type { Request, Response } from 'express'
import { isFailure } from '../../platform/http/failures'
import { isPlatformError } from '../../platform/http/platform-error'
import { parseAccessToken } from '../../platform/session/access-token'
import type { ProviderCode } from '../../platform/session/provider-login'
import {
  enteredCookieName,
  type EntryMark,
  type ProviderProblem
} from '../../platform/session/provider-return'
import type { TokenSet } from '../../platform/session/slas-client'
import type { SessionParts } from '../endpoints/endpoint-parts'
import { withinDeadline } from '../services/within-deadline'
import { endSignedOut } from './devices/end-signed-out'
import { enterAccount } from './enter-account'
import { enterByProvider, linkAccount } from './linked-accounts'
import { isSlasError } from './login-failures'
import { mergeBasket } from './merge-basket'
import { readStoredSession, storeSession } from './session-cookies'
import { setCookie } from './set-cookie'

/** No visitor waits longer (bars: answered within 10 s). */
const ANSWER_MS = 9_000
/** Until a page of the shop has shown it; see `follow-entry.ts`. */
const ENTERED_MS = 5 * 60_000

/** The provider has signed the person in, and the shop refuses them. */
class ProviderRefusal extends Error {
  constructor(readonly problem: ProviderProblem) {
    super(problem)
  }
}

/** The code's tokens for `work`; ended when it throws, since nobody has them then. */
async function withTokens<Result>(
  { slas }: SessionParts,
  siteId: string,
  tokens: TokenSet,
  work: () => Promise<Result>
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    slas.logout(siteId, tokens).catch(() => undefined)
    throw error
  }
}

/**
 * A guest becomes the customer whom the provider has signed in, unless their address is another account's. The guest's
 * basket follows before any page is shown, which would show the customer's own without it.
 */
export async function enterWithProvider(
  parts: SessionParts,
  req: Request,
  res: Response,
  { siteId, locale, code }: { siteId: string; locale: string; code: ProviderCode }
): Promise<void> {
  const { slas, settings, report } = parts
  const began = Date.now()
  const wasGuest = readStoredSession(req, siteId, settings.config).authType === 'guest'
  const { tokens, isNewCustomer } = await enterAccount(parts, req, res, {
    siteId,
    locale,
    operation: 'getAccessToken',
    async logIn({ dnt }) {
      const tokens = await slas.loginByProvider(siteId, code, { dnt })
      return withTokens(parts, siteId, tokens, async () => {
        if (!(await slas.isEmailVerified(siteId, tokens.accessToken))) throw new ProviderRefusal('unverified')
        const { hasOtherAccount } = await enterByProvider(parts, siteId, tokens.accessToken)
        if (hasOtherAccount) throw new ProviderRefusal('existing')
        return tokens
      })
    }
  })
  // The login may have taken most of the time; a basket that follows later is found merged by the page.
  const merge = () =>
    withinDeadline(
      'mergeBasket',
      began + ANSWER_MS - Date.now(),
      mergeBasket(parts, { siteId, locale }, tokens.accessToken)
    )
  const isMerged =
    !wasGuest ||
    (await merge().then(
      () => true,
      (error: unknown) => {
        report(error)
        return false
      }
    ))
  const entered: EntryMark = `${isNewCustomer ? 'new' : 'known'}${isMerged ? '' : '-unmerged'}`
  setCookie(req, res, settings.config.publicOrigin, enteredCookieName(siteId), entered, {
    maxAge: ENTERED_MS
  })
}

/**
 * Links the provider's account to the customer who has begun the attempt. The provider's login belongs to a customer
 * record of its own; its session ends at once and is in no list of devices, since nobody gets its tokens.
 */
export async function linkProvider(
  parts: SessionParts,
  req: Request,
  res: Response,
  { siteId, code, linkTo }: { siteId: string; code: ProviderCode; linkTo: string }
): Promise<void> {
  const { slas, settings, clock, sessions } = parts
  const stored = readStoredSession(req, siteId, settings.config)
  // They have logged out meanwhile, or are somebody else.
  if (stored.authType !== 'registered' || stored.customerId !== linkTo) throw new ProviderRefusal('expired')
  const link = async () => {
    const opened = await sessions.open(siteId, stored)
    const renewed =
      opened.kind === 'renewed' && (await endSignedOut(parts, req, res, { siteId, renewed: opened }))
    if (renewed) storeSession(req, res, { settings, clock }, { siteId, ...renewed })
    if (renewed && renewed.state !== 'registered') throw new ProviderRefusal('expired')
    const accessToken = opened.kind === 'reused' ? opened.accessToken : opened.tokens.accessToken
    if (parseAccessToken(accessToken).customerId !== linkTo) throw new ProviderRefusal('expired')
    const tokens = await slas.loginByProvider(siteId, code, { dnt: stored.dnt })
    try {
      const { ticket } = await enterByProvider(parts, siteId, tokens.accessToken)
      await linkAccount(parts, siteId, accessToken, ticket)
    } finally {
      slas.logout(siteId, tokens).catch(() => undefined)
    }
  }
  await withinDeadline('linkAccount', ANSWER_MS, link())
}

/** The reason of a failed login or link that the page shows; unexpected errors are reported. */
export function describeProblem(error: unknown, report: SessionParts['report']): ProviderProblem {
  if (error instanceof ProviderRefusal) return error.problem
  if (isPlatformError(error, 409) && error.operation === 'linkAccount') return 'taken'
  if (!isPlatformError(error) || isSlasError(error) || isFailure(error)) report(error)
  return 'failed'
}
