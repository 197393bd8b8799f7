/**
 * Does to a page's text nodes what the translators of browsers do (Chromium's, and extensions): each one with words
 * is replaced by two nested elements with words of their own. The translation here is the same text.
 */
export function translatePage(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const parent = text.parentElement
    if (!parent || !text.data.trim() || parent.closest('script, style, textarea, font')) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.append(document.createTextNode(text.data))
    outer.append(inner)
    text.replaceWith(outer)
  }
}
