import { setCardAnchors } from './card-anchors'
import { createPlaceCards } from './components/place-cards'
import { sendOnLeave } from './last-viewed-product'
import type { MarketingTool } from './marketing-tool'
import { countNotifications, selectAnchoredCards } from './model/content-cards'

/** Has the tool's cards shown, and tells it of the product looked at last. Answers how to end it. */
export function startMarketing(tool: MarketingTool, language: string): () => void {
  tool.setLanguage(language)
  tool.followCards(cards => {
    const anchored = selectAnchoredCards(cards)
    setCardAnchors(anchored.length > 0 ? createPlaceCards(anchored, tool) : undefined)
    showCount(countNotifications(cards))
  })
  const stopSending = sendOnLeave(tool.sendLastViewedProduct)
  return () => {
    stopSending()
    setCardAnchors(undefined)
    showCount(0)
    tool.end()
  }
}

/** On the icon of the installed shop, where the browser can. */
function showCount(count: number) {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
}
