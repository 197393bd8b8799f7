import Cookies from 'js-cookie'
import { sessionCookieName, type ReadableCookie } from './session'

/** A cookie of a site's session that is for scripts, as it is now, whichever tab has changed it. */
export const readSessionCookie = (siteId: string, cookie: ReadableCookie): string | undefined =>
  Cookies.get(sessionCookieName(cookie, siteId))
