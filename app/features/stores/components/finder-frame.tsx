import type { ReactNode } from 'react'
import { joinClassNames } from '../../../ui/join-class-names'
import { Icon } from '../../../ui/media/icon'

interface FinderFrameProps {
  /** On top: the search, or the consent note. Its space is reserved while it loads. */
  search?: ReactNode
  results?: ReactNode
  map?: ReactNode
  /** Whether there is a map, now or later; results have the whole width without. */
  hasMap: boolean
}

/** In the place of a map that is not there yet. */
export const MapPlaceholder = () => (
  <span className="finder-map-empty">
    <Icon name="pin" />
  </span>
)

/** Search and results beside a map; on a phone stacked, and the map only once it is loaded. */
export function FinderFrame({ search, results, map, hasMap }: FinderFrameProps) {
  return (
    <div className={joinClassNames('finder', hasMap && 'finder-with-map')}>
      <div className="finder-side">
        <div className="finder-search">{search}</div>
        {results}
      </div>
      {hasMap && <div className="finder-map">{map ?? <MapPlaceholder />}</div>}
    </div>
  )
}
