import { useSyncExternalStore, type ReactElement } from 'react'

/**
 * What stands in the place of a component: cards above and below it, or instead of it. `since` is when
 * the component came into the page, in ms: cards that came later must not move what is being read.
 */
export type PlaceCards = (componentId: string, block: ReactElement, since: number) => ReactElement[]

let place: PlaceCards | undefined
const listeners = new Set<() => void>()

/** From now on cards stand around components; undefined takes all of them away. */
export function setCardAnchors(next: PlaceCards | undefined): void {
  place = next
  listeners.forEach(listener => listener())
}

/** How cards are placed; undefined on the server, and while the marketing tool has brought none. */
export const useCardAnchors = (): PlaceCards | undefined =>
  useSyncExternalStore(
    subscribe,
    () => place,
    () => undefined
  )

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
