import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { usePlatform } from '../../../../platform/platform-context'
import { useSite } from '../../../../site/site-context'
import { findDistanceUnit } from '../../../../intl/distance-unit'
import { useLazyComponent } from '../../../../lazy-loading/use-lazy-component'
import { storesQuery, type StoreSearchSettings } from '../../api/stores-query'
import { finderMessages as messages } from '../../finder-messages'
import { findCountryCode } from '../../model/country'
import { buildMapView } from '../../model/map-view'
import type { Store, StorePlace } from '../../model/store'
import { useMaps } from '../../places/use-maps'
import { FinderFrame } from '../finder-frame'
import { PlaceSearch } from './place-search'
import { SearchOutcome } from '../search-outcome'

export interface StoreSearchProps {
  /** The page's own place, whose stores are shown to everybody. */
  place?: StorePlace
  /** Above the page's own stores. */
  headline?: string
  settings: StoreSearchSettings
  headingLevel: 1 | 2
}

const loadMap = () => import(/* webpackChunkName: "store-map" */ '../mark-map').then(({ MarkMap }) => MarkMap)

const NOWHERE: StorePlace = { postalCode: '', countryCode: '' }
const NO_STORES: Store[] = []

/** Search, results and map. Without the map service there is still a search by postal code. */
export function StoreSearch({ place: ownPlace, headline, settings, headingLevel }: StoreSearchProps) {
  const { formatMessage } = useIntl()
  const platform = usePlatform()
  const { locale } = useSite()
  const countryCode = findCountryCode(locale.id)
  const maps = useMaps()
  const LazyMap = useLazyComponent(maps === 'ready', loadMap)
  const [wanted, setWanted] = useState<StorePlace>()
  const [chosenId, setChosenId] = useState<string>()

  const place = wanted ?? ownPlace
  const { data, isError, isFetching, isPreviousData, refetch } = useQuery({
    ...storesQuery(platform, { place: place ?? NOWHERE, ...settings }),
    enabled: place !== undefined,
    // The old results stay until the next ones have arrived.
    keepPreviousData: true
  })
  const stores = data ?? NO_STORES
  const view = useMemo(
    () => buildMapView(countryCode, { place, isChosen: wanted !== undefined, found: stores }),
    [countryCode, place, wanted, stores]
  )
  const [settledView, setSettledView] = useState(view)
  if (!isPreviousData && settledView !== view) setSettledView(view)

  function choosePlace(next: StorePlace) {
    setChosenId(undefined)
    setWanted(next)
  }

  return (
    <FinderFrame
      hasMap={maps !== 'missing'}
      search={
        <PlaceSearch countryCode={countryCode} hasPredictions={maps === 'ready'} onChoose={choosePlace} />
      }
      results={
        place && (
          <SearchOutcome
            stores={data}
            isSearching={isFetching && (!data || isPreviousData)}
            hasFailed={isError}
            unit={settings.distanceUnit ?? findDistanceUnit(locale.id)}
            headingLevel={headingLevel}
            headline={wanted ? undefined : headline}
            choice={LazyMap && { id: chosenId, onChoose: setChosenId }}
            onRetry={() => void refetch()}
          />
        )
      }
      map={
        LazyMap && (
          <LazyMap
            label={formatMessage(messages.map)}
            entries={stores}
            chosenId={chosenId}
            view={settledView}
            onChoose={setChosenId}
          />
        )
      }
    />
  )
}
