import { useCallback, useEffect, useState } from 'react'

interface Place {
  /** The row's position: 0 is the clone of the last slide, `count + 1` that of the first. */
  at: number
  /** False for the jump from a clone to its original slide. */
  glides: boolean
  /** A step that waits until the jump has been painted. */
  next?: 1 | -1
}

const findSlide = (at: number, count: number) => (at - 1 + count) % count

/**
 * One step forward or back. From a clone, where the row ends, it goes on from the slide that the clone copies: the
 * jump there comes first, without animation.
 */
export function stepFrom(place: Place, by: 1 | -1, count: number): Place {
  const { at, next } = place
  if (next !== undefined) return stepFrom({ at: at + next, glides: true }, by, count)
  const isOnClone = at === 0 || at === count + 1
  return isOnClone ? { at: findSlide(at, count) + 1, glides: false, next: by } : { at: at + by, glides: true }
}

/**
 * Loops through `count` slides that have a clone of the last in
 * front of them and one of the first behind. At a clone it jumps, without animation,
 * to the slide itself.
 */
export function useLoop(count: number, transitionMs: number) {
  const [{ at, glides, next }, setPlace] = useState<Place>({ at: 1, glides: false })
  const isOnClone = at === 0 || at === count + 1
  const current = findSlide(at, count)

  useEffect(() => {
    if (!isOnClone) return undefined
    const timer = setTimeout(() => setPlace({ at: current + 1, glides: false }), transitionMs)
    return () => clearTimeout(timer)
  }, [isOnClone, current, transitionMs])

  useEffect(() => {
    if (next === undefined) return undefined
    const frame = requestAnimationFrame(() => setPlace(place => ({ at: place.at + next, glides: true })))
    return () => cancelAnimationFrame(frame)
  }, [next])

  const step = useCallback((by: 1 | -1) => setPlace(place => stepFrom(place, by, count)), [count])
  const goTo = useCallback((index: number) => setPlace({ at: index + 1, glides: true }), [])

  return { at, glides, current, step, goTo }
}
