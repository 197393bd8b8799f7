import type { Page } from '@playwright/test'

/** Buttons and headings whose words end outside of them or in an ellipsis, as "BUTTON button: words". */
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
        if (isEllipsis || isOutside(element, range)) return true
      }
      return false
    }
    return [...document.querySelectorAll('button, .button, h1, h2, h3, h4')]
      .filter(element => element.checkVisibility() && !element.closest('.sr-only') && isCut(element))
      .map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent}`)
  })
