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

/**
 * Reads and moves a scroll-snap track. The browser does the scrolling; this only follows. While the track is on its
 * way, its position is where it goes, so that quick clicks on an arrow count from there.
 */
export function useTrack<Element extends HTMLElement>(count: number) {
  const ref = useRef<Element>(null)
  const goal = useRef<number>()
  const [position, setPosition] = useState<TrackPosition>({ first: 0, atEnd: count <= 1, fits: count <= 1 })

  const follow = useCallback(() => {
    const track = ref.current
    if (!track) return
    const next = readPosition(track, goal.current ?? track.scrollLeft)
    setPosition(old => (JSON.stringify(old) === JSON.stringify(next) ? old : next))
    if (Math.abs(track.scrollLeft - (goal.current ?? 0)) <= TOLERANCE) goal.current = undefined
  }, [])

  // After the browser has laid the track out, which of a page far below the window it does when that comes near: to
  // ask before makes it lay out all of it at once.
  useEffect(() => {
    const track = ref.current
    if (!track) return undefined
    const observer = new ResizeObserver(() => {
      goal.current = undefined
      follow()
    })
    observer.observe(track)
    return () => observer.disconnect()
  }, [follow, count])

  function moveTo(index: number) {
    const track = ref.current
    if (!track) return
    const left = Math.min(listOffsets(track)[index] ?? 0, track.scrollWidth - track.clientWidth)
    goal.current = left
    track.scrollTo({ left })
    follow()
  }

  // A shopper who presses it or turns the wheel scrolls by hand.
  const letGo = () => void (goal.current = undefined)
  const track = { ref, onScroll: follow, onPointerDown: letGo, onWheel: letGo }
  return { track, position, moveTo }
}

function readPosition(track: HTMLElement, left: number): TrackPosition {
  const distances = listOffsets(track).map(offset => Math.abs(offset - left))
  return {
    first: Math.max(0, distances.indexOf(Math.min(...distances))),
    atEnd: left + track.clientWidth >= track.scrollWidth - TOLERANCE,
    fits: track.scrollWidth <= track.clientWidth + TOLERANCE
  }
}

/** How far each item is from the first one. */
const listOffsets = ({ children }: HTMLElement): number[] => {
  const places = Array.from(children, item => (item as HTMLElement).offsetLeft)
  return places.map(place => place - (places[0] ?? 0))
}
