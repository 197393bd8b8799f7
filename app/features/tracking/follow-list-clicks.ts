import { findProductId } from '../../addresses/paths'

/** The list on screen, and the page it is on. */
export type ShownList = { path: string; productIds: string[] } & ({ categoryId: string } | { phrase: string })

/**
 * Calls back with the product of a list that is opened. One listener for the page, so that no tile needs
 * one of its own. Returns the unsubscribe function.
 */
export function followListClicks(
  pathOf: (pathname: string) => string,
  readShown: () => ShownList | undefined,
  onOpen: (list: ShownList, productId: string) => void
): () => void {
  function listen({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : undefined
    const id = link && findProductId(pathOf(link.pathname))
    const list = readShown()
    const isShown = list?.path === pathOf(window.location.pathname)
    if (id && isShown && list.productIds.includes(id)) onOpen(list, id)
  }
  // In the capture phase, because the link's own handler already navigates.
  document.addEventListener('click', listen, true)
  return () => document.removeEventListener('click', listen, true)
}
