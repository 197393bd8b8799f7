import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { findDistanceUnit, writeDistance } from '../../../intl/distance-unit'
import { useLazyComponent } from '../../../lazy-loading/use-lazy-component'
import { usePlatform } from '../../../platform/platform-context'
import { useSite } from '../../../visit/site/site-context'
import { storesQuery, type StoreSearchSettings } from '../stores-query'
import { finderMessages as messages } from '../finder-messages'
import { findCountryCode } from '../model/country'
import type { Store, StorePlace } from '../model/store'
import { useMaps } from './use-maps'
import { FinderFrame } from '../components/finder-frame'
import { SearchOutcome } from '../components/search-outcome'
import { StoreFoot } from '../components/store-foot'
import { loadMap } from './load-maps'
import { PlaceSearch } from './place-search'
import { useFinder } from './use-finder'

export interface StoreSearchProps {
  /** The page's own place, whose stores are shown to everybody. */
  place?: StorePlace
  /** Above the page's own stores. */
  headline?: string
  settings: StoreSearchSettings
  headingLevel: 1 | 2
}

/** The search radius (requirement 10.1). */
const FARTHEST = 100
const NO_STORES: Store[] = []

/** Search, results and map. Without the map service there is still a search by postal code. */
export function StoreSearch({ place: ownPlace, headline, settings, headingLevel }: StoreSearchProps) {
  const { formatMessage, locale: intlLocale } = useIntl()
  const platform = usePlatform()
  const { locale } = useSite()
  const countryCode = findCountryCode(locale.id)
  const maps = useMaps()
  const LazyMap = useLazyComponent(maps === 'ready', loadMap)
  const finder = useFinder({
    countryCode,
    ownPlace,
    query: place => storesQuery(platform, { place, ...settings })
  })
  const { found, chosenId, choose } = finder
  const unit = settings.distanceUnit ?? findDistanceUnit(locale.id)

  return (
    <FinderFrame
      hasMap={maps !== 'missing'}
      search={
        <PlaceSearch
          label={formatMessage(messages.search)}
          countryCode={countryCode}
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
                distance: writeDistance(intlLocale, FARTHEST, unit)
              })
            }}
            headingLevel={headingLevel}
            headline={finder.isPlaceWanted ? undefined : headline}
            choice={LazyMap && { id: chosenId, onChoose: choose }}
            linkTo={({ id }) => paths.store(id)}
            Foot={StoreFoot}
            onRetry={finder.retry}
          />
        )
      }
      map={
        LazyMap && (
          <LazyMap
            label={formatMessage(messages.map)}
            entries={found ?? NO_STORES}
            chosenId={chosenId}
            view={finder.view}
            onChoose={choose}
          />
        )
      }
    />
  )
}
