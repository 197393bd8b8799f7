import { z } from 'zod'
import { isFailure } from '../../platform/http/failures'
import { isFresh, parseAccessToken } from '../../platform/session/access-token'
import { LOGOUT_ENDPOINT, type LogoutAnswer } from '../../platform/session/session'
import { acceptJson } from '../endpoints/accept-json'
import { NO_STORE, type Endpoint } from '../endpoints/endpoint'
import type { SessionParts } from '../endpoints/endpoint-parts'
import { readSiteBody } from '../endpoints/read-request'
import { limitCalls } from '../limits/limits'
import { noteLogout } from './devices/customer-devices'
import { clearSession, readStoredSession, storeSession, type StoredSession } from './session-cookies'
import { forgetInstanceSession } from './set-cookie'
import { withinDeadline } from '../services/within-deadline'

const body = z.object({ siteId: z.string().max(64) })

/** The service may take this long for each of the two steps; the shopper is logged out here in any case. */
const STEP_MS = 4_000
/** A part of the first step. */
const NOTE_MS = 1_500

/**
 * `POST /session/logout`: logs a customer out (requirement 13.2). Ends the session at the login service, clears all
 * that is stored and logs in as a guest. When the service is down the answer holds no token, and the next call opens a
 * guest session.
 */
export function logoutEndpoint(parts: SessionParts): Endpoint {
  const { settings, slas, clock, limits } = parts
  const { publicOrigin, sites } = settings.config

  return {
    path: LOGOUT_ENDPOINT,
    methods: ['POST'],
    cache: NO_STORE,
    guards: acceptJson(settings, limitCalls(limits, 'sessionEnd')),
    async handle(req, res) {
      const { siteId } = readSiteBody(req, body, sites).data
      const stored = readStoredSession(req, siteId, settings.config)
      await inTime('logoutCustomer', endSession(parts, siteId, stored))
      const tokens = await inTime('loginGuestUser', slas.loginGuest(siteId, { dnt: stored.dnt }))
      if (tokens) {
        storeSession(req, res, { settings, clock }, { siteId, tokens })
        forgetInstanceSession(req, res, publicOrigin)
      } else clearSession(req, res, publicOrigin, siteId)
      res.json({ accessToken: tokens?.accessToken } satisfies LogoutAnswer)
    }
  }
}

const inTime = <Value>(operation: string, work: Promise<Value>): Promise<Value | undefined> =>
  withinDeadline(operation, STEP_MS, work).catch(() => undefined)

/**
 * The service wants a living access token to end a session, so an old one is renewed for
 * it; where a refresh was under way, its tokens are those that live.
 */
async function endSession(
  parts: SessionParts,
  siteId: string,
  { authType, accessToken, refreshToken, isPrivate }: StoredSession
): Promise<void> {
  const { slas, clock, sessions } = parts
  if (!refreshToken) return
  const last = await sessions.end(siteId, refreshToken)
  const stored = isFresh(accessToken, clock.now()) ? { accessToken, refreshToken } : undefined
  const tokens = last ?? stored ?? (await slas.refresh(siteId, refreshToken, { isPrivate }))
  if (authType === 'registered') {
    const owner = { ...parseAccessToken(tokens.accessToken), ...tokens, siteId }
    // The device stays in the list until its next login where this does not get through.
    await withinDeadline('noteLogout', NOTE_MS, noteLogout(parts, owner)).catch((error: unknown) => {
      // After signing out everywhere the token is refused.
      if (isFailure(error)) parts.report(error)
    })
  }
  await slas.logout(siteId, tokens)
}
