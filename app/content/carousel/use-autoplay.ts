import { useEffect, useState } from 'react'
import { REDUCED_MOTION } from '../use-media'

interface AutoplayOptions {
  /** Milliseconds until the next step; undefined for no autoplay. */
  everyMs: number | undefined
  /** Temporarily paused: on hover, or while it has the focus. */
  isHeld: boolean
  /** The current slide; a change restarts the timer. */
  current: number
  onStep: () => void
}

/** Autoplay until paused. With reduced motion it starts paused, and may be played. */
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
