import type { Cents } from '../../domain/money'
import type { SiteId } from '../../domain/sites/site'

type Prices = Record<string, Cents>

/** Pounds for a price in euro cents, ending in 9 as shelf prices do. */
function convertToPence(euroCents: Cents): Cents {
  return Math.round((euroCents * 0.87) / 10) * 10 - 1
}

/** The prices of a site's currencies for one price in euro cents; pence may be set apart. */
export function buildPrices(siteId: SiteId, euroCents: Cents, pence = convertToPence(euroCents)): Prices {
  return siteId === 'jasmin' ? { EUR: euroCents, GBP: pence } : { EUR: euroCents }
}
