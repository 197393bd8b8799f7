import { useCallback, useEffect, useRef, useState } from 'react'

interface TrackPosition {
  /** Index of the first item in view. */
  first: number
  atEnd: boolean
  /** There is nothing to scroll: every item is in view. */
  fits: boolean
}

/** Rounding of scroll offsets on screens with fractional pixels. */
const TOLERANCE = 2

/** Reads and moves a scroll-snap track. The browser does the scrolling; this only follows. */
export function useTrack<Element extends HTMLElement>(count: number) {
  const ref = useRef<Element>(null)
  const [position, setPosition] = useState<TrackPosition>({ first: 0, atEnd: count <= 1, fits: count <= 1 })

  const follow = useCallback(() => {
    const track = ref.current
    if (!track) return
    const next = readPosition(track)
    setPosition(old =>
      old.first === next.first && old.atEnd === next.atEnd && old.fits === next.fits ? old : next
    )
  }, [])

  // After the browser has laid the track out, which of a page far below the window it does when that comes near: to
  // ask before makes it lay out all of it at once.
  useEffect(() => {
    const track = ref.current
    if (!track) return undefined
    const observer = new ResizeObserver(follow)
    observer.observe(track)
    return () => observer.disconnect()
  }, [follow, count])

  const moveTo = useCallback((index: number) => {
    const track = ref.current
    const item = track?.children[index]
    if (!track || !(item instanceof HTMLElement)) return
    track.scrollTo({ left: item.offsetLeft - originOf(track) })
  }, [])

  return { ref, position, follow, moveTo }
}

function readPosition(track: HTMLElement): TrackPosition {
  const items = [...track.children].filter(child => child instanceof HTMLElement)
  const origin = originOf(track)
  let first = 0
  let nearest = Infinity
  items.forEach((item, index) => {
    const distance = Math.abs(item.offsetLeft - origin - track.scrollLeft)
    if (distance < nearest) {
      nearest = distance
      first = index
    }
  })
  return {
    first,
    atEnd: track.scrollLeft + track.clientWidth >= track.scrollWidth - TOLERANCE,
    fits: track.scrollWidth <= track.clientWidth + TOLERANCE
  }
}

/** The offset of the first item in an unscrolled track. */
const originOf = (track: HTMLElement) => (track.firstElementChild as HTMLElement | null)?.offsetLeft ?? 0
