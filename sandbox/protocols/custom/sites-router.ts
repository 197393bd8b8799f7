import { Router } from 'express'
import type { SiteSettingsLookup } from '../../domain/sites/site-settings'
import { readScope } from '../../http/request-scope'
import { refuseUndeclared } from './refuse-undeclared'

/**
 * The shop's own sites API, mounted at `/custom/sites/v1/organizations/:organizationId`: the caller's site
 * (requirement 13.1), with the preferences that a shop uses.
 */
export function createCustomSitesRouter({ settings }: { settings: SiteSettingsLookup }): Router {
  const router = Router()
  router.get('/current', refuseUndeclared, (_request, response) => {
    const { site } = readScope(response)
    const currencies = [site.defaultCurrency, ...site.locales.map(locale => locale.preferredCurrency)]
    response.json({
      id: site.id,
      name: site.name,
      alias: site.alias,
      locales: site.locales.map(({ id }) => id),
      defaultLocale: site.defaultLocale,
      allowedCurrencies: [...new Set(currencies)],
      defaultCurrency: site.defaultCurrency,
      preferences: { hidePhysicalGiftCards: settings.getSettings(site.id).hidePhysicalGiftCards }
    })
  })
  return router
}
