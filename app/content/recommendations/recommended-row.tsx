import { useEffect, useState } from 'react'
import { productsByIdsQuery } from '../../features/catalogue/api/products-by-ids-query'
import type { Tile } from '../../features/catalogue/model/tile'
import { WaitingPlace } from '../../features/marketing/waiting-place'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { useSite } from '../../visit/site/site-context'
import type { OnSettled } from './recommended-rows'
import { TileRow } from './tile-row'
import { recommendedTilesQuery, type RecommendedWanted } from './recommended-tiles-query'
import { useOwnTiles } from './use-own-tiles'
import { useRowTracking, type Recommended } from './use-row-tracking'

const MOST_TILES = 8
const NONE: Tile[] = []

interface RowProps {
  headline: string
  /** Shown elsewhere on the page. */
  exceptIds: readonly string[]
  onSettled: OnSettled
}

/** Tiles of the recommendation service; empty without recommendations. Only with marketing consent. */
export function RecommendedRow({ wanted, ...row }: RowProps & { wanted: RecommendedWanted }) {
  const { sideServices } = useSite()
  const { exceptIds } = row
  const query = recommendedTilesQuery(usePlatform(), sideServices.personalization, { ...wanted, exceptIds })
  const { data, isFetched } = useRead(query)
  return <LateRow {...row} found={data?.products} recommended={data} isSettled={isFetched} />
}

/** Recently viewed products of this browser; `productIds` are the latest first. Only with marketing consent. */
export function RememberedRow({ productIds, ...row }: RowProps & { productIds: readonly string[] }) {
  const { data, isFetched } = useRead(productsByIdsQuery(usePlatform(), productIds))
  return <LateRow {...row} found={data} recommended={REMEMBERED} isSettled={isFetched} />
}

const REMEMBERED: Recommended = { recommenderName: 'viewed-recently' }

interface LateRowProps extends RowProps {
  found: Tile[] | undefined
  recommended: Recommended | undefined
  isSettled: boolean
}

/** A row that has come late: it is shown as soon as its place lies below the window, where it moves nothing. */
function LateRow({ headline, exceptIds, onSettled, found = NONE, recommended, isSettled }: LateRowProps) {
  const [isFree, setFree] = useState(false)
  const candidates = found.filter(({ id }) => !exceptIds.includes(id))
  const tiles = useOwnTiles(candidates, MOST_TILES)
  const frame = useRowTracking(recommended, tiles)
  useEffect(() => {
    if (isSettled) onSettled(candidates.length)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [isSettled])
  if (tiles.length === 0) return null
  if (!isFree) return <WaitingPlace onFree={() => setFree(true)} />
  return <TileRow headline={headline} tiles={tiles} frame={frame} />
}
