import type { Seed } from '../seed/seed-contents'
import type { SiteSettingsLookup } from '../domain/sites/site-settings'
import {
  ORGANIZATION_ID,
  PRIVATE_CLIENT_ID,
  PUBLIC_CLIENT_ID,
  REDIRECT_URI,
  SHORT_CODE
} from '../domain/sessions/slas-clients'

/** Data that a client of this sandbox needs. Everything here is sample data and no secret. */
export function describeSandbox(
  { sites, accounts, sampleLives = [], sampleOrders = [] }: Seed,
  publicOrigin: string,
  settings: SiteSettingsLookup
) {
  return {
    origin: publicOrigin,
    organizationId: ORGANIZATION_ID,
    shortCode: SHORT_CODE,
    clientId: PUBLIC_CLIENT_ID,
    privateClientId: PRIVATE_CLIENT_ID,
    redirectUri: REDIRECT_URI,
    sites: sites.map(({ id, alias, tenantId, name, locales, defaultLocale, defaultCurrency, ...site }) => ({
      id,
      alias,
      tenantId,
      name,
      locales: locales.map(locale => locale.id),
      defaultLocale,
      currency: defaultCurrency,
      freeShippingBoxes: site.freeShippingBoxes,
      ...settings.getSettings(id)
    })),
    accounts: accounts.map(({ login, password }) => {
      const life = sampleLives.find(each => each.login === login)
      const ofSite = (siteId: string) => ({
        orders: sampleOrders.filter(order => order.login === login && order.siteId === siteId).length,
        standingOrders: (life?.standingOrders ?? []).filter(order => order.siteId === siteId).length
      })
      return {
        login,
        password,
        addresses: life?.addresses.length ?? 0,
        savedPayments: (life?.cards.length ?? 0) + (life?.hasPaypal ? 1 : 0),
        sites: Object.fromEntries(sites.map(({ id }) => [id, ofSite(id)]))
      }
    })
  }
}
