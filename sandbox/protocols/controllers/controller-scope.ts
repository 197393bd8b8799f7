import { getLanguage } from '../../texts/localized-text'
import type { Request, RequestHandler } from 'express'
import type { Site } from '../../domain/sites/site'
import { notFound } from '../../http/problem'
import { findLocale } from '../../http/require-site'

/** Address of a storefront controller, e.g. for "Order-Cancel". */
export const actionAddress = (action: string): string =>
  `/on/demandware.store/Sites-:site-Site/:locale/${action}`

/** Addresses of the alias form, with and without a locale, e.g. for "machines/create". */
export const aliasAddresses = (path: string): string[] => [
  `/s/:site/api/${path}`,
  `/s/:site/:locale/api/${path}`
]

/** A locale of the site by its id in any spelling ("de_AT"), its alias ("de-at") or its language ("de"). */
function matchLocale(site: Site, wanted: string): string | undefined {
  const folded = wanted.replace('_', '-').toLowerCase()
  const { locales } = site
  const match =
    locales.find(({ id }) => id.toLowerCase() === folded) ??
    locales.find(({ alias }) => alias === folded) ??
    locales.find(({ id }) => id.toLowerCase().startsWith(`${folded}-`))
  return match?.id ?? findLocale(site, wanted)
}

const readRequestedLocale = ({ query, params }: Request): string | undefined =>
  typeof query.locale === 'string' && query.locale !== '' ? query.locale : params.locale

/**
 * Reads site and locale of a controller's address (a `locale` in the query goes before it) into `response.locals`, as
 * `readScope` finds them. A 404 problem for an unknown site or locale.
 */
export function createControllerScope(sites: Site[]): RequestHandler {
  return (request, response, next) => {
    const { site: wantedSite } = request.params
    const site = sites.find(({ id, alias }) => id === wantedSite || alias === wantedSite)
    const locale = site && matchLocale(site, readRequestedLocale(request) ?? 'default')
    if (!site || locale === undefined) {
      const detail = 'There is no such site, or it does not have this locale.'
      throw notFound('site-not-found', 'Site Not Found', detail)
    }
    const currency = site.locales.find(({ id }) => id === locale)?.preferredCurrency ?? site.defaultCurrency
    Object.assign(response.locals, { site, locale, language: getLanguage(locale), currency })
    next()
  }
}
