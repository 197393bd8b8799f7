/**
 * The element of the document that React takes over.
 * @throws Error for a document that is not the shop's.
 */
export function findRoot(): Element {
  const [root] = document.getElementsByClassName('react-target')
  if (!root) throw new Error('The page has no place for the shop')
  return root
}
