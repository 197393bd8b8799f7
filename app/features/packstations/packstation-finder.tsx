import type { ComponentType } from 'react'
import { useIntl } from '../../intl/intl'
import { writeDistance } from '../../intl/distance-unit'
import { PACKSTATION_COUNTRY } from '../../intl/formats/packstation'
import { useLazyComponent } from '../../lazy-loading/use-lazy-component'
import { usePlatform } from '../../platform/platform-context'
import type { Platform } from '../../platform/platform'
import type { QueryObject } from '../../platform/query-object'
import { packstations } from '../../platform/side-services/packstations'
import { useConsent } from '../../visit/consent/use-consent'
import { FinderFrame } from '../stores/components/finder-frame'
import { SearchOutcome } from '../stores/components/search-outcome'
import { loadMap } from '../stores/search/load-maps'
import { PlaceSearch } from '../stores/search/place-search'
import { useFinder } from '../stores/search/use-finder'
import type { StoreFootProps } from '../stores/components/store-card'
import type { StorePlace } from '../stores/model/store'
import { useMaps } from '../stores/search/use-maps'
import { ConsentNote } from '../stores/components/consent-note'
import { packstationMessages as messages } from './messages'
import { type Locker, mapLocker } from './locker'

/** Packstations around a place in Germany, nearest first. Rejects when the courier's service fails. */
const packstationsQuery = (platform: Platform, place: StorePlace): QueryObject<Locker[]> => ({
  queryKey: ['packstations', ...Object.values(place)],
  queryFn: async ({ signal }) => {
    const wanted = 'postalCode' in place ? { postalCode: place.postalCode } : place
    const found = await platform.family(packstations).findPackstations(wanted, signal)
    return found.map(mapLocker)
  }
})

interface PackstationSearchProps {
  /** A place that the shopper has typed elsewhere: the first search. */
  place?: StorePlace
  isInDialog?: boolean
  /** Actions of each result. */
  Foot: ComponentType<StoreFootProps<Locker>>
}

/** The search radius of `app/server/endpoints/find-packstations.ts`. */
const FARTHEST_KM = 10
const NO_LOCKERS: Locker[] = []

/** Search, results and map, in Germany only. Without the map service there is still a search by postal code. */
function PackstationSearch({ place: ownPlace, isInDialog, Foot }: PackstationSearchProps) {
  const { formatMessage, locale } = useIntl()
  const platform = usePlatform()
  const maps = useMaps()
  const LazyMap = useLazyComponent(maps === 'ready', loadMap)
  const finder = useFinder({
    countryCode: PACKSTATION_COUNTRY,
    ownPlace,
    isOwnPlaceWanted: ownPlace !== undefined,
    query: place => packstationsQuery(platform, place)
  })
  const { found, chosenId, choose } = finder

  return (
    <FinderFrame
      hasMap={maps !== 'missing'}
      search={
        <PlaceSearch
          label={formatMessage(messages.search)}
          countryCode={PACKSTATION_COUNTRY}
          hasPredictions={maps === 'ready'}
          onChoose={finder.choosePlace}
        />
      }
      results={
        finder.place && (
          <SearchOutcome
            stores={found}
            isSearching={finder.isSearching}
            hasFailed={finder.hasFailed}
            words={{
              failed: formatMessage(messages.failed),
              none: formatMessage(messages.noneNear, {
                distance: writeDistance(locale, FARTHEST_KM, 'km')
              })
            }}
            isSmall={isInDialog}
            choice={LazyMap && { id: chosenId, onChoose: choose }}
            Foot={Foot}
            onRetry={finder.retry}
          />
        )
      }
      map={
        LazyMap && (
          <LazyMap
            label={formatMessage(messages.map)}
            entries={found ?? NO_LOCKERS}
            chosenId={chosenId}
            view={finder.view}
            onChoose={choose}
          />
        )
      }
    />
  )
}

/** The Packstation finder; with functional consent only, otherwise how to allow it (requirement 10.2). */
export function PackstationFinder(props: PackstationSearchProps) {
  const { formatMessage } = useIntl()
  return useConsent('functional') ? (
    <PackstationSearch {...props} />
  ) : (
    <ConsentNote text={formatMessage(messages.consent)} />
  )
}
