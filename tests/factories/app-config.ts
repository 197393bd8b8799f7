import { parseAppConfig, type AppConfig, type SiteFacts } from '../../app/visit/config/app-config'
import { parseEnvironment } from '../../app/server/settings/environment-settings'
import type { ServerSettings } from '../../app/server/settings/server-settings'
import { createSiteContext, type SiteContext } from '../../app/visit/site/site-context'

const euroLocales = [
  { id: 'de-DE', alias: 'de', preferredCurrency: 'EUR' },
  { id: 'de-AT', alias: 'de-at', preferredCurrency: 'EUR' },
  { id: 'en-DE', alias: 'en', preferredCurrency: 'EUR' }
]

/** As in `config/sites.js`. */
export const SITE_FACTS: SiteFacts = {
  serviceHours: { from: 7, to: 22 },
  returnDays: 30,
  withdrawalDays: 14,
  invoiceDays: 14,
  invoiceCountries: ['DE', 'AT'],
  company: 'Tea Ltd',
  creditorId: 'DE98ZZZ09999999999',
  mailService: 'Salesforce'
}

const brand = (id: 'jasmin' | 'puro', supportedLocales: object[]) => ({
  id,
  alias: id,
  tenantId: id,
  name: id,
  supportEmail: `service@${id}.example`,
  tel: '00800 1234 5678',
  apps: [{ store: 'apple', link: `https://apps.${id}.example/apple` }],
  social: [{ network: 'instagram', link: `https://social.${id}.example/instagram` }],
  seals: ['premium-shop', 'pci'],
  facts: SITE_FACTS,
  maxSuggestions: 3,
  l10n: { defaultLocale: 'de-DE', defaultCurrency: 'EUR', supportedLocales }
})

/** The shop's settings with two sites; `change` replaces whole members. */
export const buildAppConfig = (change: Record<string, unknown> = {}): AppConfig =>
  parseAppConfig({
    url: { site: 'path', locale: 'path' },
    defaultSite: 'jasmin',
    sites: [
      brand('jasmin', [...euroLocales, { id: 'en-GB', alias: 'en-gb', preferredCurrency: 'GBP' }]),
      brand('puro', euroLocales)
    ],
    maintenance: false,
    publicOrigin: '',
    serviceWorker: true,
    commerce: {
      organizationId: 'f_ecom_sbox_001',
      shortCode: 'sandbox1',
      clientId: '11111111-2222-4333-8444-555555555555',
      instanceOrigin: 'http://instance.test',
      imageOrigin: 'http://pictures.test',
      contentSubPath: 's/{siteId}/{locale}',
      login: { code: true, passkeys: true, providers: ['google', 'apple'] }
    },
    consent: { prefix: 'shop_', services: [] },
    monitoring: { dsn: '', environment: 'test' },
    thirdParties: {
      botCheck: { siteKey: '', scriptUrl: '' },
      chat: {
        scriptUrl: '',
        domainUrl: '',
        siteUrl: '',
        serviceUrl: '',
        contentUrl: '',
        agentUrl: '',
        organizationId: '',
        deploymentName: '',
        deploymentId: '',
        buttonId: ''
      },
      reviews: { scriptUrl: '', shopIds: {} },
      instalments: { scriptUrl: '' },
      maps: { scriptUrl: '', apiKey: '' },
      googlePay: { methodUrl: '' },
      marketing: { apiKey: '', endpoint: '', push: false, workerUrl: '' }
    },
    payment: { origin: 'https://pay.test', publicKey: 's-pub-test' },
    sideServices: {
      personalization: {
        clientId: 'sandbox-{siteId}',
        realm: 'sbox',
        instanceType: 'sbx',
        siteId: '{siteId}'
      },
      cases: { organizationId: '00D1', countryField: 'Country__c', reasonField: 'Contact_Reason__c' },
      packstations: true
    },
    ...change
  })

export const buildServerSettings = (
  change: Record<string, unknown> = {},
  origin = 'http://platform.test',
  environment: Record<string, string> = {}
): ServerSettings => ({
  config: buildAppConfig(change),
  scapiOrigin: origin,
  instanceOrigin: origin,
  proxyOrigins: { api: origin, ocapi: origin, einstein: origin, cases: origin, monitoring: origin },
  production: true,
  readiness: { problems: [], warnings: [], off: [] },
  bundleId: 'b1',
  ...parseEnvironment(environment)
})

/** The context of the default site and locale. */
export function buildSiteContext(config = buildAppConfig()): SiteContext {
  const [site] = config.sites
  const [locale] = site?.l10n.supportedLocales ?? []
  if (!site || !locale) throw new Error('the configuration has no site')
  return createSiteContext(config, site, locale, 'http://shop.test')
}

/** The context of a shop with one site in English; its addresses begin with "/en". */
export function buildEnglishSite(fields: Partial<SiteContext> = {}): SiteContext {
  const { sites } = buildAppConfig()
  const [locale] = sites[0]!.l10n.supportedLocales.filter(({ alias }) => alias === 'en')
  const site = { ...sites[0]!, name: 'jasmin', l10n: { ...sites[0]!.l10n, defaultLocale: locale!.id } }
  const config = buildAppConfig({ url: { site: 'none', locale: 'path' }, sites: [site] })
  return { ...createSiteContext(config, site, locale!, 'https://shop.example'), ...fields }
}
