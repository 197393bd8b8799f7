import { useLocation } from '../../../entry/kit-adapter/router'
import { paths } from '../../../visit/addresses/paths'
import {
  storesQuery,
  type StoreSearchSettings,
  type StoreSearchInput
} from '../../../features/stores/stores-query'
import { FinderFrame } from '../../../features/stores/components/finder-frame'
import { PlainSearch } from '../../../features/stores/search/plain-search'
import { StoreResults } from '../../../features/stores/components/store-list'
import {
  findStartingPlace,
  findCountryCode,
  readRequestedPlace
} from '../../../features/stores/model/country'
import { buildStoreData } from '../../../features/stores/model/build-store-data'
import type { StorePlace } from '../../../features/stores/model/store'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { serializeStructuredData, buildAbsoluteAddress } from '../../../page-head/structured-data'
import { useSite } from '../../../visit/site/site-context'
import { useLazyComponent } from '../../../lazy-loading/use-lazy-component'
import { readChoice, readNumber, readText, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { StructuredDataScript } from '../../structured-data-script'

const DEFAULT_STORES = 6
/** The most that the platform returns at once. */
const MOST_STORES = 200

interface StoreLocatorProps {
  /** The place whose stores are shown at once, to readers in its country. */
  place?: StorePlace
  countryCode?: string
  /** The headline of these stores; `{storeCity}` is the first one's. */
  headline?: string
  settings: StoreSearchSettings
}

const loadFinder = async () => {
  const { loadStoreFinder } = await import(
    /* webpackChunkName: "store-finder" */ '../../../features/stores/components/store-finder'
  )
  return loadStoreFinder(document.documentElement.lang)
}

/** The store finder: first the server's results, then the interactive finder in the same layout. */
function StoreLocator({ attributes, first }: ContentProps<StoreLocatorProps>) {
  const { thirdParties, locale, pathOf } = useSite()
  const { pathname, search } = useLocation()
  const Finder = useLazyComponent(true, loadFinder)
  const { settings } = attributes
  const asked = readRequestedPlace(new URLSearchParams(search), locale.id)
  const place = asked ?? findStartingPlace(attributes, locale.id)
  const list = {
    headingLevel: first === 'page' ? 1 : 2,
    headline: asked ? undefined : attributes.headline
  } as const
  return (
    <section className="section section-after-heading">
      <div className="wrap">
        {!asked && place && <StoreData search={{ place, ...settings }} />}
        {Finder ? (
          <Finder place={place} settings={settings} {...list} />
        ) : (
          <FinderFrame
            hasMap={thirdParties.maps.scriptUrl !== ''}
            search={
              <PlainSearch
                path={pathOf(pathname)}
                countryCode={findCountryCode(locale.id)}
                postalCode={asked && 'postalCode' in asked ? asked.postalCode : undefined}
              />
            }
            results={
              place && (
                <StoreResults
                  search={{ place, ...settings }}
                  linkTo={({ id }) => paths.store(id)}
                  {...list}
                />
              )
            }
          />
        )}
      </div>
    </section>
  )
}

/** The stores of the page for search engines; not those that a shopper searches for. */
function StoreData({ search }: { search: StoreSearchInput }) {
  const site = useSite()
  const { data = [] } = useRead(storesQuery(usePlatform(), search))
  if (data.length === 0) return null
  const structured = buildStoreData(data, ({ id }) => buildAbsoluteAddress(site, paths.store(id)))
  return <StructuredDataScript json={serializeStructuredData(structured)} />
}

export const storeLocatorType = defineContentType<StoreLocatorProps>({
  typeIds: ['storeLocator'],
  parse: data => {
    const limit = Math.round(readNumber(data, 'limit') ?? DEFAULT_STORES)
    return {
      place: readPlace(data),
      countryCode: readText(data, 'countryCode'),
      headline: readText(data, 'headline'),
      settings: {
        distanceUnit: readChoice(data, 'distanceUnit', ['km', 'mi']),
        limit: Math.min(Math.max(limit, 1), MOST_STORES)
      }
    }
  },
  Component: StoreLocator,
  queries: (attributes, platform, search) => {
    const { locale } = platform
    const place = readRequestedPlace(search, locale) ?? findStartingPlace(attributes, locale)
    return place ? [storesQuery(platform, { place, ...attributes.settings })] : []
  }
})

function readPlace(data: Attributes): StorePlace | undefined {
  const [latitude, longitude] = ['latitude', 'longitude'].map(name => readNumber(data, name))
  if (
    latitude !== undefined &&
    longitude !== undefined &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  )
    return { latitude, longitude }
  const [postalCode, countryCode] = ['postalCode', 'countryCode'].map(name => readText(data, name))
  return postalCode && countryCode ? { postalCode, countryCode } : undefined
}
