import { Router } from 'express'
import type { ShopperConfigurationsTypes } from 'commerce-sdk-isomorphic'
import type { Site } from '../../domain/sites/site'
import { readScope } from '../../http/request-scope'
import { requireUnpersonalized } from '../../http/require-unpersonalized'

type Configuration = ShopperConfigurationsTypes.ModelConfiguration

/** Configurations of a site for clients; the documentation names the subjects, their ids are the sandbox's own. */
function describeSite(site: Site): Record<string, unknown> {
  const currencies = [site.defaultCurrency, ...site.locales.map(locale => locale.preferredCurrency)]
  return {
    name: site.name,
    status: 'online',
    defaultCurrency: site.defaultCurrency,
    allowedCurrencies: [...new Set(currencies)],
    defaultLocale: site.defaultLocale,
    allowedLocales: site.locales.map(({ id }) => id)
  }
}

/** Features of the whole instance, under the ids that the vendor's storefront asks for. */
const features = { SalesforcePaymentsAllowed: false }

const list = (configurationType: string, values: Record<string, unknown>): Configuration[] =>
  Object.entries(values).map(([id, value]) => ({ id, value, configurationType }))

/**
 * Shopper Configurations, mounted at `/configuration/shopper-configurations/v1/organizations/:organizationId` behind
 * the guards.
 */
export function createConfigurationsRouter(): Router {
  const router = Router()
  router.get('/configurations', requireUnpersonalized, (_request, response) => {
    const configuration: ShopperConfigurationsTypes.SiteConfiguration = {
      configurations: [
        ...list('siteConfiguration', describeSite(readScope(response).site)),
        ...list('globalConfiguration', features)
      ]
    }
    response.json(configuration)
  })
  return router
}
