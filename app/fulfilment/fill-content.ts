import { createIntl, type IntlShape } from '../intl/intl'
import { loadMessageGroup } from '../intl/message-groups'
import { isPlatformError } from '../platform/http/platform-error'
import { mapOnce } from '../platform/map-once'
import { waitBriefly } from '../platform/wait-briefly'
import type { Platform } from '../platform/platform'
import type { PlatformContentPage, PlatformCountry } from '../platform/controllers/store-controllers'
import type { SiteFacts } from '../visit/config/app-config'
import { findCountry } from '../visit/site/locale-country'
import { mapDeliveryCountries } from './delivery-countries-query'
import { findDeliveryOffer } from './delivery-rates'
import { fillFacts } from './fill-facts'

type Countries = { countries: PlatformCountry[] }

interface FilledContent {
  answer: PlatformContentPage
  /** The amounts could not be read, so that their texts are missing for now. */
  isIncomplete: boolean
}

/** A page of the content system with the facts of the site and the locale's country, filled in once for all equal requests. */
export async function fillContent(answer: PlatformContentPage, platform: Platform): Promise<FilledContent> {
  const [countries, reader] = await Promise.all([readCountries(platform), findReader(platform)])
  return {
    answer: fillOnce(answer)(countries ?? NO_COUNTRIES)(reader),
    isIncomplete: countries === undefined
  }
}

const NO_COUNTRIES: Countries = { countries: [] }

const fillOnce = mapOnce((answer: PlatformContentPage) =>
  mapOnce((countries: Countries) =>
    mapOnce(({ intl, currency, facts }: Reader) => {
      const country = findCountry({ id: intl.locale })
      const offer = findDeliveryOffer(mapDeliveryCountries(countries), country, currency)
      return fillFacts(answer, intl, { offer, facts })
    })
  )
)

/** Formatter and currency of the amounts, and the site's own facts. */
interface Reader {
  intl: IntlShape
  currency: string
  facts?: SiteFacts
}

const readers = new Map<string, Reader>()

/** The same object for the same site, locale and currency, with the messages of the destination's group. */
async function findReader({ locale, currency, facts }: Platform): Promise<Reader> {
  const key = `${locale} ${currency} ${JSON.stringify(facts)}`
  const messages = await loadMessageGroup('personal', locale)
  const reader = readers.get(key) ?? {
    intl: createIntl({ locale, defaultLocale: 'en-US', messages }),
    currency,
    facts
  }
  readers.set(key, reader)
  return reader
}

/** Less than a page waits for content that it can do without, so that only the amounts are missing. */
const LONGEST_WAIT_MS = 1_000

/** Undefined while the platform fails or is slow: a page without its promises is better than none. */
async function readCountries(platform: Platform): Promise<Countries | undefined> {
  try {
    return await waitBriefly(platform.controllers.getCountries(), LONGEST_WAIT_MS)
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return undefined
  }
}
