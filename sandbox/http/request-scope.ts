import type { Response } from 'express'
import type { Language } from '../texts/localized-text'
import type { Caller } from '../domain/sessions/caller'
import type { Site } from '../domain/sites/site'

/** What the guards found out about a request before a protocol router sees it. */
export interface RequestScope {
  caller: Caller
  site: Site
  /** A locale of the site, e.g. "de-AT"; the site's default when none was asked for. */
  locale: string
  language: Language
  /** ISO code; the locale's own currency when none was asked for. */
  currency: string
  /** The time the caller shops at, in milliseconds since the epoch; set by a shopper context, else undefined. */
  effectiveTime?: number
}

/**
 * Reads what `requireAccess` and `requireSite` left on `response.locals`
 * (`caller`, `site`, `locale`, `language`, `currency`), and a shopper context. Use it below routers that the frame guards.
 */
export function readScope(response: Response): RequestScope {
  const { caller, site, locale, language, currency, effectiveTime } = response.locals as RequestScope
  // Routes without a guard have no caller.
  const named = caller && { ...caller, locale }
  return { caller: named, site, locale, language, currency, effectiveTime }
}
