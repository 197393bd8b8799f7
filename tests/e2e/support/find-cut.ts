import type { Page } from '@playwright/test'

/**
 * Buttons, headings and names in lists whose words end outside of them, in an ellipsis or in the middle of a word, as
 * "BUTTON button: words".
 */
export const findCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOutside = (element: Element, range: Range) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [...range.getClientRects()].some(
        words =>
          words.width > 1 &&
          (words.right > right + 1 ||
            words.left < left - 1 ||
            words.bottom > bottom + 6 ||
            words.top < top - 6)
      )
    }
    /** A word of which one part is on the next line; the browser parts long ones as the language does. */
    const isBroken = (node: Node) => {
      const areParted = getComputedStyle(node.parentElement!).hyphens === 'auto'
      return [...(node.textContent ?? '').matchAll(/e-mail|[\p{L}\p{N}]{2,}/giu)].some(
        ({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          return lines.size > 1 && !(areParted && word.length >= 14)
        }
      )
    }
    const isCut = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement } = texts.currentNode
        if (!parentElement?.checkVisibility() || parentElement.closest('.sr-only')) continue
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const isEllipsis =
          getComputedStyle(parentElement).textOverflow === 'ellipsis' &&
          parentElement.scrollWidth > parentElement.clientWidth
        if (isEllipsis || isOutside(element, range) || isBroken(texts.currentNode)) return true
      }
      return false
    }
    return [...document.querySelectorAll('button, .button, h1, h2, h3, h4, li .font-semibold')]
      .filter(element => element.checkVisibility() && !element.closest('.sr-only') && isCut(element))
      .map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent}`)
  })
