import { useSyncExternalStore, type ReactElement } from 'react'

/** A component of a region, as far as cards are concerned. */
export interface CardNeighbour {
  id: string
  /** Whether it lends its room to cards below the component before it, and above the one after it. */
  lendsRoom: boolean
}

/**
 * Renders a component of a region with its cards: above and below it, or instead of it. `since` is when
 * the component was mounted, in ms: cards that arrive later must not shift visible content.
 */
export type PlaceCards = (
  region: readonly CardNeighbour[],
  index: number,
  block: ReactElement,
  since: number
) => ReactElement[]

let place: PlaceCards | undefined
const listeners = new Set<() => void>()

/** Sets how cards are placed around components; undefined removes all of them. */
export function setCardAnchors(next: PlaceCards | undefined): void {
  place = next
  listeners.forEach(listener => listener())
}

/** How cards are placed; undefined on the server, and while the marketing tool has no cards. */
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
