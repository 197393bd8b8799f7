import { getLanguage } from '../../texts/localized-text'
import type { RequestHandler } from 'express'
import type { Site } from '../../domain/sites/site'
import { findLocale } from '../../http/require-site'
import { OcapiFault } from './ocapi-fault'

/** A query parameter given once; lists count as absent. */
const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

function requireLocale(site: Site, wanted: string | undefined): string {
  const locale = findLocale(site, wanted)
  if (locale !== undefined) return locale
  if (!/^[a-z]{2}(?:-[A-Z]{2})?$/.test(wanted ?? '')) {
    throw new OcapiFault(400, 'MalformedLocaleException', `The locale '${wanted}' is malformed.`, {
      locale: wanted
    })
  }
  throw new OcapiFault(
    400,
    'UnsupportedLocaleException',
    `The locale '${wanted}' is not supported by site '${site.id}'.`,
    { locale: wanted }
  )
}

function requireCurrency(site: Site, locale: string, wanted: string | undefined): string {
  if (wanted === undefined) {
    return site.locales.find(each => each.id === locale)?.preferredCurrency ?? site.defaultCurrency
  }
  const known = [site.defaultCurrency, ...site.locales.map(each => each.preferredCurrency)]
  if (known.includes(wanted)) return wanted
  throw new OcapiFault(
    400,
    'UnsupportedCurrencyException',
    `The currency '${wanted}' is not supported by site '${site.id}'.`,
    { currency: wanted }
  )
}

/** Reads the site of the address, and `locale` and `currency` of the query; refuses unknown values with a fault. */
export function createRequireOcapiScope(sites: Site[]): RequestHandler {
  return (request, response, next) => {
    const { siteId = '' } = request.params
    const site = sites.find(candidate => candidate.id === siteId)
    if (!site) throw new OcapiFault(404, 'UnknownSiteException', `There is no site '${siteId}'.`, { siteId })
    const locale = requireLocale(site, readText(request.query.locale))
    const currency = requireCurrency(site, locale, readText(request.query.currency))
    Object.assign(response.locals, { site, locale, language: getLanguage(locale), currency })
    next()
  }
}
