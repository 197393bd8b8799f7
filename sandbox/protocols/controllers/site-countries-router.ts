import { getLanguage, say } from '../../texts/localized-text'
import { Router } from 'express'
import type { Country } from '../../domain/sites/country'
import type { Site, SiteId } from '../../domain/sites/site'
import type { ProtocolContext } from '../protocol-context'
import { getDeliveryTime } from '../../domain/shipping/delivery-time'
import { getShippingRate } from '../../domain/shipping/shipping-rates'
import { toDecimal } from '../money'
import { listPaymentMethods } from '../../domain/payment/payment-methods'
import { notFound } from '../../http/problem'
import { findLocale } from '../../http/require-site'

/** "Deutsch (Deutschland)" in the reader's own language. */
function nameLocale(locale: string, readers: string): string {
  return (
    new Intl.DisplayNames([readers], { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale
  )
}

/** Delivery costs of a country in each of the site's currencies, and the amount for free standard delivery. */
function listDeliveryRates(countryCode: string, { locales, freeShippingBoxes }: Site) {
  const currencies = [...new Set(locales.map(({ preferredCurrency }) => preferredCurrency))]
  return currencies.map(currency => {
    const { standard, express, freeFrom } = getShippingRate(currency, countryCode)
    return {
      currency,
      standard: toDecimal(standard),
      express: toDecimal(express),
      freeFrom: toDecimal(freeFrom),
      freeFromBoxes: freeShippingBoxes
    }
  })
}

function mapCountry(country: Country, site: Site, locale: string) {
  const { code, name, postalCodePattern, estimatePostalCode, states = [], locales } = country
  return {
    countryCode: code,
    countryName: say(name, getLanguage(locale)),
    locales: locales
      .filter(id => site.locales.some(known => known.id === id))
      .map(id => ({ locale: id, name: nameLocale(id, locale) })),
    config: {
      forms: {
        address: {
          postalCode: postalCodePattern === undefined ? {} : { regexp: postalCodePattern },
          ...(states.length > 0 && { state: { required: true, options: states } })
        }
      },
      ...(estimatePostalCode !== undefined && { estimatePostalCode }),
      payment: listPaymentMethods({ billingCountry: code }).map(method => method.id),
      delivery: listDeliveryRates(code, site),
      deliveryTime: getDeliveryTime(code)
    }
  }
}

/**
 * Controller `Site-Countries`: where a site delivers, public as on the platform.
 * The locale is written "de_DE" in controller addresses; "de-DE" and "default" do as well.
 */
export function createSiteCountriesRouter({
  sites,
  countries
}: ProtocolContext & { countries: Record<SiteId, Country[]> }): Router {
  const router = Router()
  router.get('/on/demandware.store/Sites-:site-Site/:locale/Site-Countries', (request, response) => {
    const { site: siteId, locale: wanted } = request.params
    const site = sites.find(candidate => candidate.id === siteId)
    const locale = site && findLocale(site, wanted.replace('_', '-'))
    if (!site || locale === undefined) {
      throw notFound(
        'site-not-found',
        'Site Not Found',
        'There is no such site, or it does not have this locale.'
      )
    }
    response
      .set('Cache-Control', 'public, max-age=60')
      .json({ countries: (countries[site.id] ?? []).map(country => mapCountry(country, site, locale)) })
  })
  return router
}
