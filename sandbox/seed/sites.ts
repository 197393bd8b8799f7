import type { Site } from '../domain/sites/site'

export const sites: Site[] = [
  {
    id: 'jasmin',
    alias: 'jasmin',
    tenantId: 'jasmin',
    name: 'jasmin',
    catalogId: 'jasmin-catalog',
    defaultLocale: 'de-DE',
    defaultCurrency: 'EUR',
    freeShippingBoxes: 7,
    locales: [
      { id: 'de-DE', alias: 'de', preferredCurrency: 'EUR' },
      { id: 'de-AT', alias: 'de-at', preferredCurrency: 'EUR' },
      { id: 'en-DE', alias: 'en', preferredCurrency: 'EUR' },
      { id: 'en-AT', alias: 'en-at', preferredCurrency: 'EUR' },
      { id: 'en-GB', alias: 'en-gb', preferredCurrency: 'GBP' },
      { id: 'fr-FR', alias: 'fr', preferredCurrency: 'EUR' },
      { id: 'it-IT', alias: 'it', preferredCurrency: 'EUR' }
    ]
  },
  {
    id: 'puro',
    alias: 'puro',
    tenantId: 'puro',
    name: 'puro',
    catalogId: 'puro-catalog',
    defaultLocale: 'de-DE',
    defaultCurrency: 'EUR',
    freeShippingBoxes: 8,
    locales: [
      { id: 'de-DE', alias: 'de', preferredCurrency: 'EUR' },
      { id: 'de-AT', alias: 'de-at', preferredCurrency: 'EUR' },
      { id: 'en-DE', alias: 'en', preferredCurrency: 'EUR' }
    ]
  }
]
