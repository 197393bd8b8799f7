const committed = new WeakSet<Element>()

/** For the shop's first commit: from then on the page below this element is React's. */
export const noteTakenOver = (root: Element): void => void committed.add(root)

/** Whether the page below `root` is React's, apart from blocks that follow later. */
export const isPageTakenOver = (root: Element): boolean => committed.has(root)

/**
 * Whether React has this element of the page below `root`. It marks elements with its own data while it renders; there
 * is no other sign of it. Until the page is committed that counts for nothing: where a rendering fails, or does not
 * match the server's page, React makes all elements anew.
 */
export const isTakenOver = (root: Element, element: Element): boolean =>
  committed.has(root) && Object.keys(element).some(name => name.startsWith('__react'))
