import { findProductId } from '../../addresses/paths'

/** The list that the shopper looks at, and the page it is on. */
export type ShownList = { path: string; productIds: string[] } & ({ categoryId: string } | { phrase: string })

/**
 * Hears which product of a list is opened. One listener for the page, so that no tile needs
 * one of its own. Answers how to end it.
 */
export function followListClicks(
  pathOf: (pathname: string) => string,
  readShown: () => ShownList | undefined,
  hear: (list: ShownList, productId: string) => void
): () => void {
  function listen({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : undefined
    const id = link && findProductId(pathOf(link.pathname))
    const list = readShown()
    const isShown = list?.path === pathOf(window.location.pathname)
    if (id && isShown && list.productIds.includes(id)) hear(list, id)
  }
  // While it is caught: the link's own handler already leads to the next page.
  document.addEventListener('click', listen, true)
  return () => document.removeEventListener('click', listen, true)
}
