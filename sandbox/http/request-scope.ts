import type { RequestHandler, Response } from 'express'
import type { Language } from '../texts/localized-text'
import type { Caller } from '../domain/sessions/caller'
import type { ShopperContexts } from '../domain/shopper-contexts/shopper-contexts'
import type { Site } from '../domain/sites/site'

/** The guards' results about a request, for the protocol routers. */
export interface RequestScope {
  caller: Caller
  site: Site
  /** A locale of the site, e.g. "de-AT"; by default the site's. */
  locale: string
  language: Language
  /** ISO code; by default the locale's. */
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

/** After the guards: puts the time that the caller shops at on `response.locals.effectiveTime`, if their context has one. */
export function createApplyShopperContext(contexts: ShopperContexts): RequestHandler {
  return (_request, response, next) => {
    const { caller } = readScope(response)
    response.locals.effectiveTime = contexts.findEffectiveTime(caller)
    next()
  }
}
