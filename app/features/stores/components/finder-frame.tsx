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

/** In the place of a map that is not there yet, or not allowed: a drawn one of no town. */
export const MapPlaceholder = () => (
  <span className="finder-map-empty">
    <svg
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="size-full"
      fill="none"
      stroke="var(--surface)"
    >
      <path
        stroke="none"
        fill="var(--line)"
        d="M0 250c90-30 150 40 240 10s110-60 160-50v48c-60-8-90 30-150 52S90 300 0 310zM46 44h66v62H46zM258 92h76v40h-76z"
      />
      <path strokeWidth="10" d="M0 130h400M184 0v400M0 24l400 124M0 380l400-60" />
      <path
        strokeWidth="5"
        d="M34 0v238M124 0v240M246 0v250M346 0v214M0 70h400M184 190h216M92 300v100M294 280v120"
      />
    </svg>
    <Icon name="pin" />
  </span>
)

/** Search and results beside a map; on a phone stacked. */
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
