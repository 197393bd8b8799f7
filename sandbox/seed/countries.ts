import type { Country } from '../domain/sites/country'
import type { SiteId } from '../domain/sites/site'
import { italianProvinces } from './italian-provinces'
import { t } from './localized'

const mainland: Country[] = [
  {
    code: 'DE',
    name: t('Deutschland', 'Germany'),
    postalCodePattern: '^\\d{5}$',
    estimatePostalCode: '10115',
    locales: ['de-DE', 'en-DE']
  },
  {
    code: 'AT',
    name: t('Österreich', 'Austria'),
    postalCodePattern: '^\\d{4}$',
    estimatePostalCode: '1010',
    locales: ['de-AT']
  },
  {
    code: 'BE',
    name: t('Belgien', 'Belgium'),
    postalCodePattern: '^\\d{4}$',
    estimatePostalCode: '1000',
    locales: ['en-DE']
  },
  {
    code: 'DK',
    name: t('Dänemark', 'Denmark'),
    postalCodePattern: '^\\d{4}$',
    estimatePostalCode: '1050',
    locales: ['en-DE']
  },
  {
    code: 'FR',
    name: t('Frankreich', 'France'),
    postalCodePattern: '^\\d{5}$',
    estimatePostalCode: '75001',
    locales: ['en-DE']
  },
  {
    code: 'NL',
    name: t('Niederlande', 'Netherlands'),
    postalCodePattern: '^\\d{4}\\s?[A-Z]{2}$',
    estimatePostalCode: '1012 AB',
    locales: ['en-DE']
  },
  {
    code: 'IT',
    name: t('Italien', 'Italy'),
    postalCodePattern: '^\\d{5}$',
    estimatePostalCode: '00118',
    states: italianProvinces,
    locales: ['en-DE']
  },
  {
    code: 'LU',
    name: t('Luxemburg', 'Luxembourg'),
    postalCodePattern: '^(L-)?\\d{4}$',
    estimatePostalCode: '1111',
    locales: ['de-DE', 'en-DE']
  }
]

const greatBritain: Country = {
  code: 'GB',
  name: t('Vereinigtes Königreich', 'United Kingdom'),
  postalCodePattern: '^[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}$',
  estimatePostalCode: 'SW1A 1AA',
  locales: ['en-GB']
}

/** Locales of the tea shop only. */
const teaLocales: Record<string, string[]> = { AT: ['en-AT'], FR: ['fr-FR'], IT: ['it-IT'] }

/** Countries each site delivers to, most frequent first. */
export const countries: Record<SiteId, Country[]> = {
  jasmin: [
    ...mainland.map(country => ({
      ...country,
      locales: [...(teaLocales[country.code] ?? []), ...country.locales]
    })),
    greatBritain
  ],
  puro: mainland
}
