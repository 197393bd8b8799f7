import type { Site } from '../domain/sites/site'
import { jasminShop, puroShop, type ShopFacts } from './pages/shop-facts'

const writeAddress = ({ company, street, city }: ShopFacts): string[] => [company, street, city]

export const sites: Site[] = [
  {
    id: 'jasmin',
    alias: 'jasmin',
    tenantId: 'jasmin',
    name: 'jasmin',
    catalogId: 'jasmin-catalog',
    defaultLocale: 'de-DE',
    defaultCurrency: 'EUR',
    returnAddress: writeAddress(jasminShop),
    freeShippingBoxes: 7,
    merchant: jasminShop,
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
    returnAddress: writeAddress(puroShop),
    freeShippingBoxes: 8,
    merchant: puroShop,
    locales: [
      { id: 'de-DE', alias: 'de', preferredCurrency: 'EUR' },
      { id: 'de-AT', alias: 'de-at', preferredCurrency: 'EUR' },
      { id: 'en-DE', alias: 'en', preferredCurrency: 'EUR' }
    ]
  }
]
