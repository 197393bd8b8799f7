import { useCallback, useEffect, useState } from 'react'

interface Place {
  /** The row's position: 0 is the clone of the last slide, `count + 1` that of the first. */
  at: number
  /** False for the jump from a clone to the slide it stands for. */
  glides: boolean
}

/**
 * Loops through `count` slides that have a clone of the last in
 * front of them and one of the first behind. At a clone it jumps, without animation,
 * to the slide itself.
 */
export function useLoop(count: number, transitionMs: number) {
  const [{ at, glides }, setPlace] = useState<Place>({ at: 1, glides: false })
  const isOnClone = at === 0 || at === count + 1
  const current = (at - 1 + count) % count

  useEffect(() => {
    if (!isOnClone) return undefined
    const timer = setTimeout(() => setPlace({ at: current + 1, glides: false }), transitionMs)
    return () => clearTimeout(timer)
  }, [isOnClone, current, transitionMs])

  /** One step forward or back. During the transition to a clone a step is ignored: the row ends there. */
  const step = useCallback(
    (by: 1 | -1) =>
      setPlace(place =>
        place.at === 0 || place.at === count + 1 ? place : { at: place.at + by, glides: true }
      ),
    [count]
  )
  const goTo = useCallback((index: number) => setPlace({ at: index + 1, glides: true }), [])

  return { at, glides, current, step, goTo }
}
