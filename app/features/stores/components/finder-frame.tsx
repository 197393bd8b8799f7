import type { ReactNode } from 'react'
import { joinClassNames } from '../../../ui/class-names/join-class-names'
import { Icon } from '../../../ui/icon/icon'

interface FinderFrameProps {
  /** On top: the search, or what it takes to have one. Its room is kept while it is on its way. */
  search?: ReactNode
  results?: ReactNode
  map?: ReactNode
  /** Whether there is a map, now or later; results have the whole width without. */
  hasMap: boolean
}

/** Search and results beside a map; on a phone below each other, and the map only once it is there. */
export function FinderFrame({ search, results, map, hasMap }: FinderFrameProps) {
  return (
    <div className={joinClassNames('finder', hasMap && 'finder-with-map')}>
      <div className="finder-side">
        <div className="finder-search">{search}</div>
        {results}
      </div>
      {hasMap && (
        <div className="finder-map">
          {map ?? (
            <span className="finder-map-empty">
              <Icon name="pin" />
            </span>
          )}
        </div>
      )}
    </div>
  )
}
