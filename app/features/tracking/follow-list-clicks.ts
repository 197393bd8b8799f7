import { findProductId } from '../../visit/addresses/paths'
import type { NamedEvent, TrackedProduct } from './event-payloads'

/** The list on screen, and the page it is on. */
export interface ShownList {
  path: string
  list: NamedEvent<'viewCategory'> | NamedEvent<'viewSearch'>
}

/** Suggestions of the search and recommendations say themselves that they were opened. */
const OTHERS = '[role=option], [data-recommender]'

/**
 * Calls back with the product of a list that is opened. One listener for the page, so that no tile needs
 * one of its own. Returns the unsubscribe function.
 */
export function followListClicks(
  pathOf: (pathname: string) => string,
  readShown: () => ShownList | undefined,
  onOpen: (shown: ShownList, product: TrackedProduct) => void
): () => void {
  function listen({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : undefined
    const id = link && !link.closest(OTHERS) && findProductId(pathOf(link.pathname))
    const shown = readShown()
    if (!id || shown?.path !== pathOf(window.location.pathname)) return
    const product = shown.list.products.find(listed => listed.id === id)
    if (product) onOpen(shown, product)
  }
  // In the capture phase, because the link's own handler already navigates.
  document.addEventListener('click', listen, true)
  return () => document.removeEventListener('click', listen, true)
}
