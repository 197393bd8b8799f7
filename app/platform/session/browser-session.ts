import { isPlatformError } from '../http/platform-error'
import { isFresh, markRefused, parseAccessToken } from './access-token'
import type { ShopperSession, ShopperState } from './session'
import type { BrowserSessionParts, TabSession } from './tab-session'

/**
 * The session of a browser tab. Tokens come from the shop's own server, which
 * keeps the refresh token out of reach of scripts; the access token lives in
 * memory only. Concurrent calls share one login, and so do tabs: a tab that waited
 * for another tab's login uses its token instead of requesting one.
 */
export function createBrowserSession(parts: BrowserSessionParts): ShopperSession {
  const { siteId, send, now, runAlone, channel, readCookie } = parts
  const readMarker = () => readCookie('marker')
  const listeners = new Set<() => void>()
  const isRegistered = () => readMarker() === 'registered'
  let refused: string | undefined
  let hadMarker = false
  let wasRegistered = isRegistered()
  let customerId: string | undefined
  let customerMark: string | undefined
  /** Whether a session that began here came back with the browser's cookies. */
  let isKept: Promise<boolean> | undefined = readMarker() ? Promise.resolve(true) : undefined
  /** Offset of the platform's clock from this one. */
  let skew = 0
  /** The service has sent Retry-After. */
  let held: { error: unknown; until: number } | undefined

  const tab: TabSession = {
    ...parts,
    instanceDueAt: Infinity,
    take(token) {
      const id = token ? parseAccessToken(token).customerId : undefined
      const isAnother = wasRegistered !== isRegistered() || (customerId && customerId !== id)
      tab.token = token
      refused = held = undefined
      const hasBegun = !hadMarker && !!readMarker()
      hadMarker = !!readMarker()
      wasRegistered = isRegistered()
      customerId = id
      customerMark = readCookie('encUserId')
      if (isAnother) listeners.forEach(listener => listener())
      if (hasBegun) parts.onBegin?.()
    },
    async bridge(force) {
      tab.instanceDueAt = Infinity
      try {
        await (await import('./instance-session')).bridgeToInstance(tab, force)
      } catch {
        // The chunk could not be loaded; a call in a minute tries again.
        tab.instanceDueAt = now() + 60_000
      }
    },
    async getAccessToken() {
      while (tab.changing) await tab.changing
      const { token } = tab
      if (isUsable(token)) {
        if (now() >= tab.instanceDueAt) void tab.bridge()
        return token
      }
      if (held && now() < held.until) throw held.error
      tab.pending ??= open().finally(() => (tab.pending = undefined))
      return tab.pending
    }
  }
  channel?.listen(tab.take)

  function isUsable(token: string | undefined): token is string {
    if (!isFresh(token, now() + skew) || token === refused) return false
    // A login or logout has happened meanwhile. Without cookies there is no marker to compare with.
    if (!readMarker()) return !hadMarker
    // A tab that slept has heard of none.
    if (readCookie('encUserId') !== customerMark) return false
    return isRegistered() === (parseAccessToken(token).authType === 'registered')
  }

  /** The code of the call comes with that of all others. */
  const ask = async () => {
    const { askForSession } = await import(/* webpackChunkName: "platform" */ './ask-for-session')
    return askForSession(send, { siteId, refused: refused && markRefused(refused) })
  }

  async function open(): Promise<string> {
    try {
      return await runAlone(`session-${siteId}`, async () => {
        if (isUsable(tab.token)) return tab.token
        const { accessToken, isRenewed, now: platformNow } = await ask()
        if (platformNow) skew = platformNow - now()
        tab.take(accessToken)
        channel?.send(accessToken)
        if (isRenewed || isRegistered()) void tab.bridge(isRenewed)
        return accessToken
      })
    } catch (error) {
      const wait = findRequestedPause(error)
      if (wait) held = { error, until: now() + wait * 1000 }
      throw error
    }
  }

  /** A service that does not answer says nothing about cookies. */
  const checkCookies = (id: string | undefined) =>
    ask().then(
      ({ accessToken }) => parseAccessToken(accessToken).customerId === id,
      () => true
    )

  const loadLogin = () => import('./browser-login')
  return {
    getAccessToken: tab.getAccessToken,
    discard(used) {
      if (used === tab.token) refused = used
    },
    ensureInstanceSession: () => tab.getAccessToken().then(() => tab.bridge()),
    getState: () => readMarker() as ShopperState | undefined,
    getAuthType: () => (isRegistered() ? 'registered' : 'guest'),
    async keepsCookies() {
      await tab.getAccessToken()
      return readMarker() !== undefined && (isKept ??= checkCookies(customerId))
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    login: way => loadLogin().then(({ login }) => login(tab, way)),
    logout: () => loadLogin().then(({ logout }) => logout(tab))
  }
}

/**
 * Seconds that the login service, or the shop's own rate limit, asks callers to wait. Every 503
 * of the shop has Retry-After; only these delay a shopper who tries again at once.
 */
function findRequestedPause(error: unknown): number | undefined {
  if (!isPlatformError(error)) return undefined
  if (error.status === 429) return error.retryAfter
  const { retryAfter } = error.data ?? {}
  return typeof retryAfter === 'number' ? retryAfter : undefined
}
