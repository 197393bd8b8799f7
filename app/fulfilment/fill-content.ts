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
  const [countries, writer] = await Promise.all([readCountries(platform), getFactWriter(platform)])
  return {
    answer: fillOnce(answer)(countries ?? NO_COUNTRIES)(writer),
    isIncomplete: countries === undefined
  }
}

const NO_COUNTRIES: Countries = { countries: [] }

const fillOnce = mapOnce((answer: PlatformContentPage) =>
  mapOnce((countries: Countries) =>
    mapOnce(({ intl, currency, facts }: FactWriter) => {
      const country = findCountry({ id: intl.locale })
      const offer = findDeliveryOffer(mapDeliveryCountries(countries), country, currency)
      return fillFacts(answer, intl, { offer, facts })
    })
  )
)

/** What facts are written with: formatter, currency of the amounts and the site's own facts. */
interface FactWriter {
  intl: IntlShape
  currency: string
  facts?: SiteFacts
}

const writers = new Map<string, FactWriter>()

/** The same object for the same site, locale and currency, with the messages of the destination's group. */
async function getFactWriter({ locale, currency, facts }: Platform): Promise<FactWriter> {
  const key = `${locale} ${currency} ${JSON.stringify(facts)}`
  const messages = await loadMessageGroup('personal', locale)
  const writer = writers.get(key) ?? {
    intl: createIntl({ locale, defaultLocale: 'en-US', messages }),
    currency,
    facts
  }
  writers.set(key, writer)
  return writer
}

/** Milliseconds. Shorter than the wait for optional content, so that a slow answer costs the page its amounts only. */
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
