import { useMemo, useState } from 'react'
import type { QueryObject } from '../../../platform/query-object'
import { useRead } from '../../../platform/use-read'
import type { Located } from '../model/map-mark'
import { buildMapView } from '../model/map-view'
import type { StorePlace } from '../model/store'

interface FinderOptions<Entry> {
  /** The country that the map shows at first. */
  countryCode: string
  /** Where is looked before the shopper names a place. */
  ownPlace?: StorePlace
  /** Whether the shopper has named that one elsewhere: the map shows it as close. */
  isOwnPlaceWanted?: boolean
  query: (place: StorePlace) => QueryObject<Entry[]>
}

const NOWHERE: StorePlace = { postalCode: '', countryCode: '' }

/** Results around a place, for map and list, with the chosen one. */
export function useFinder<Entry extends Located>({
  countryCode,
  ownPlace,
  isOwnPlaceWanted = false,
  query
}: FinderOptions<Entry>) {
  const [wanted, setWanted] = useState<StorePlace>()
  const [chosenId, setChosenId] = useState<string>()

  const place = wanted ?? ownPlace
  const isChosen = wanted !== undefined || isOwnPlaceWanted
  const { data, isError, isFetching, isPreviousData, refetch } = useRead({
    ...query(place ?? NOWHERE),
    enabled: place !== undefined,
    // The old results stay until the next ones have arrived.
    keepPreviousData: true
  })
  const view = useMemo(
    () => buildMapView(countryCode, { place, isChosen, found: data ?? [] }),
    [countryCode, place, isChosen, data]
  )
  const [settledView, setSettledView] = useState(view)
  if (!isPreviousData && settledView !== view) setSettledView(view)

  return {
    place,
    /** Whether the shopper has named a place. */
    isPlaceWanted: wanted !== undefined,
    choosePlace: (next: StorePlace) => {
      setChosenId(undefined)
      setWanted(next)
    },
    found: data,
    isSearching: isFetching && (!data || isPreviousData),
    hasFailed: isError,
    retry: () => void refetch(),
    view: settledView,
    chosenId,
    choose: setChosenId
  }
}
