import { useQuery } from '@tanstack/react-query'
import { storesQuery, type StorePlace, type StoreWish } from '../../../features/stores/api/stores-query'
import { StoreList } from '../../../features/stores/components/store-list'
import { usePlatform } from '../../../platform/platform-context'
import { readChoice, readNumber, readText, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

const DEFAULT_STORES = 6
/** The most that the platform answers at once. */
const MOST_STORES = 200

function StoreLocator({ attributes: wish, first }: ContentProps<StoreWish>) {
  const { data: stores } = useQuery(storesQuery(usePlatform(), wish))
  if (!stores) return null
  return (
    <section className="section">
      <div className="wrap">
        <StoreList stores={stores} headingLevel={first === 'page' ? 1 : 2} />
      </div>
    </section>
  )
}

export const storeLocatorType = defineContentType<StoreWish>({
  typeIds: ['storeLocator'],
  parse: data => {
    const place = readPlace(data)
    if (!place) return undefined
    const limit = Math.round(readNumber(data, 'limit') ?? DEFAULT_STORES)
    return {
      place,
      distanceUnit: readChoice(data, 'distanceUnit', ['km', 'mi']) ?? 'km',
      limit: Math.min(Math.max(limit, 1), MOST_STORES)
    }
  },
  Component: StoreLocator,
  queries: (wish, platform) => [storesQuery(platform, wish)]
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
