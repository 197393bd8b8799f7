import { useEffect, useState } from 'react'
import { REDUCED_MOTION } from '../../use-media'

interface AutoplayOptions {
  /** Milliseconds until the next step; undefined: never by itself. */
  everyMs: number | undefined
  /** Stands still for the moment: under the pointer, while it has the focus. */
  isHeld: boolean
  /** What counts the time anew: the slide that is shown. */
  current: number
  onStep: () => void
}

/** Steps on by itself until paused. Who asked for less motion starts paused, and may play. */
export function useAutoplay({ everyMs, isHeld, current, onStep }: AutoplayOptions) {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => setPlaying(everyMs !== undefined && !window.matchMedia(REDUCED_MOTION).matches), [everyMs])
  useEffect(() => {
    if (!isPlaying || isHeld || everyMs === undefined) return undefined
    const timer = setTimeout(onStep, everyMs)
    return () => clearTimeout(timer)
  }, [isPlaying, isHeld, everyMs, current, onStep])
  return { isPlaying, setPlaying }
}
