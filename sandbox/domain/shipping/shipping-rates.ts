import type { Cents } from '../money'
import type { Site } from '../sites/site'

interface ShippingRate {
  standard: Cents
  express: Cents
  /** Value of goods from which standard delivery is free. */
  freeFrom: Cents
}

const euro: Record<string, ShippingRate> = {
  DE: { standard: 399, express: 999, freeFrom: 3900 },
  AT: { standard: 499, express: 1299, freeFrom: 4900 },
  GB: { standard: 899, express: 1999, freeFrom: 7900 }
}
const euroAbroad: ShippingRate = { standard: 699, express: 1499, freeFrom: 6900 }
const pound: Record<string, ShippingRate> = {
  GB: { standard: 399, express: 899, freeFrom: 3500 }
}
const poundAbroad: ShippingRate = { standard: 749, express: 1699, freeFrom: 6900 }

/** Delivery costs of a country in a currency; countries without a rate of their own share one. */
export function getShippingRate(currency: string, countryCode: string): ShippingRate {
  const table = currency === 'GBP' ? pound : euro
  const rate = Object.hasOwn(table, countryCode) ? table[countryCode] : undefined
  return rate ?? (currency === 'GBP' ? poundAbroad : euroAbroad)
}

/**
 * The country a basket is priced for before it has an address: the region of the locale that it is asked for in,
 * else that of the site's default locale, or of the first locale that uses the basket's currency. English texts
 * (en-DE) are German shops.
 */
export function getHomeCountry(site: Site, currency: string, asked?: string): string {
  const region = asked?.split('-')[1]
  if (region !== undefined) return region
  const byDefault = site.locales.find(locale => locale.id === site.defaultLocale)
  const locale =
    byDefault?.preferredCurrency === currency
      ? byDefault
      : site.locales.find(each => each.preferredCurrency === currency)
  return (locale ?? byDefault)?.id.split('-')[1] ?? 'DE'
}
