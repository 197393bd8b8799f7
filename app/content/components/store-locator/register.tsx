import { storesQuery, type StoreSearchSettings } from '../../../features/stores/api/stores-query'
import { FinderFrame } from '../../../features/stores/components/finder-frame'
import { StoreResults } from '../../../features/stores/components/store-results'
import type { StorePlace } from '../../../features/stores/model/store'
import { useSite } from '../../../site/site-context'
import { useLateComponent } from '../../../site/use-late-component'
import { readChoice, readNumber, readText, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

const DEFAULT_STORES = 6
/** The most that the platform answers at once. */
const MOST_STORES = 200

interface StoreLocatorProps {
  /** Around which stores show at once, for everybody. */
  place?: StorePlace
  settings: StoreSearchSettings
}

const loadFinder = async () => {
  const { loadStoreFinder } = await import(
    /* webpackChunkName: "store-finder" */ '../../../features/stores/load-store-finder'
  )
  return loadStoreFinder(document.documentElement.lang)
}

/** The store finder: what the server knows at once, then the finder itself in the same frame. */
function StoreLocator({ attributes: { place, settings }, first }: ContentProps<StoreLocatorProps>) {
  const { thirdParties } = useSite()
  const Finder = useLateComponent(true, loadFinder)
  const headingLevel = first === 'page' ? 1 : 2
  return (
    <section className="section">
      <div className="wrap">
        {Finder ? (
          <Finder place={place} settings={settings} headingLevel={headingLevel} />
        ) : (
          <FinderFrame
            hasMap={thirdParties.maps.scriptUrl !== ''}
            results={place && <StoreResults wish={{ place, ...settings }} headingLevel={headingLevel} />}
          />
        )}
      </div>
    </section>
  )
}

export const storeLocatorType = defineContentType<StoreLocatorProps>({
  typeIds: ['storeLocator'],
  parse: data => {
    const limit = Math.round(readNumber(data, 'limit') ?? DEFAULT_STORES)
    return {
      place: readPlace(data),
      settings: {
        distanceUnit: readChoice(data, 'distanceUnit', ['km', 'mi']),
        limit: Math.min(Math.max(limit, 1), MOST_STORES)
      }
    }
  },
  Component: StoreLocator,
  queries: ({ place, settings }, platform) => (place ? [storesQuery(platform, { place, ...settings })] : [])
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
