import type { RequestHandler } from 'express'
import { getLanguage } from '../texts/localized-text'
import type { Site } from '../domain/sites/site'
import { badRequest, ProblemError } from './problem'

/** A query parameter given once; lists and objects count as absent. */
const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Finds the site's own spelling of a locale; "default" is the site's default. */
export function findLocale(site: Site, wanted: string | undefined): string | undefined {
  if (wanted === undefined || wanted === 'default') return site.defaultLocale
  return site.locales.find(locale => locale.id === wanted)?.id
}

function requireCurrency(site: Site, locale: string, wanted: string | undefined): string {
  if (wanted === undefined) {
    return site.locales.find(candidate => candidate.id === locale)?.preferredCurrency ?? site.defaultCurrency
  }
  const known =
    wanted === site.defaultCurrency || site.locales.some(entry => entry.preferredCurrency === wanted)
  if (known) return wanted
  throw new ProblemError(
    400,
    'unsupported-currency',
    'Unsupported Currency',
    `The currency '${wanted}' is not supported by site '${site.id}'.`
  )
}

/** Reads `siteId`, `locale` and `currency` of the query; refuses unsupported values with a 400 problem. */
export function createRequireSite(sites: Site[]): RequestHandler {
  return (request, response, next) => {
    const siteId = readText(request.query.siteId)
    if (siteId === undefined) throw badRequest("The query parameter 'siteId' is required.")
    const site = sites.find(candidate => candidate.id === siteId)
    if (!site) throw badRequest(`The site '${siteId}' does not exist.`)

    const wanted = readText(request.query.locale)
    const locale = findLocale(site, wanted)
    if (locale === undefined) {
      throw new ProblemError(
        400,
        'unsupported-locale',
        'Unsupported Locale',
        `The locale '${wanted}' is not supported by site '${site.id}'.`
      )
    }
    const currency = requireCurrency(site, locale, readText(request.query.currency))
    Object.assign(response.locals, { site, locale, language: getLanguage(locale), currency })
    next()
  }
}
