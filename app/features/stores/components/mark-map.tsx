import { GoogleMap, MarkerF } from '@react-google-maps/api'
import { useEffect, useMemo, useState } from 'react'
import { buildMarks, type Located } from '../model/map-mark'
import type { MapView } from '../model/map-view'

interface MarkMapProps {
  label: string
  /** In the order of the list beside the map. */
  entries: readonly Located[]
  chosenId: string | undefined
  /** A new value moves the map there; shoppers may move it away again. */
  view: MapView
  onChoose: (id: string) => void
}

/** Only marks are clickable, and one finger scrolls the page, not the map. */
const OPTIONS: google.maps.MapOptions = {
  clickableIcons: false,
  fullscreenControl: false,
  gestureHandling: 'cooperative',
  mapTypeControl: false,
  streetViewControl: false
}
/** Unoptimized markers have elements of their own, which can be reached by keyboard. */
const MARK_OPTIONS = { optimized: false }

/** A map with numbered marks; the map service has to be loaded already. */
export function MarkMap({ label, entries, chosenId, view, onChoose }: MarkMapProps) {
  const [map, setMap] = useState<google.maps.Map>()
  const colours = useMemo(readColours, [])
  const marks = buildMarks(entries, chosenId, colours)

  useEffect(() => {
    map?.setCenter(view.centre)
    map?.setZoom(view.zoom)
  }, [map, view])

  const chosen = entries.find(({ id }) => id === chosenId)?.position
  useEffect(() => {
    if (chosen) map?.panTo(chosen)
  }, [map, chosen])

  return (
    <div role="region" aria-label={label} className="mark-map">
      <GoogleMap mapContainerClassName="mark-map" options={OPTIONS} onLoad={setMap}>
        {marks.map(({ id, position, icon, title }) => (
          <MarkerF
            key={id}
            position={position}
            icon={icon}
            title={title}
            zIndex={id === chosenId ? 1 : 0}
            options={MARK_OPTIONS}
            onClick={() => onChoose(id)}
          />
        ))}
      </GoogleMap>
    </div>
  )
}

/** SVG data URLs cannot use the brand's CSS variables, so they get the colours. */
function readColours() {
  const style = getComputedStyle(document.documentElement)
  const read = (token: string) => style.getPropertyValue(token).trim()
  const figure = read('--on-primary')
  return { usual: { ground: read('--primary'), figure }, chosen: { ground: read('--ink'), figure } }
}
