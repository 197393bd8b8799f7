import { setCardAnchors } from './card-anchors'
import { createCardArrivals } from './card-arrivals'
import { createPlaceCards } from './place-cards'
import { sendOnLeave } from './last-viewed-product'
import type { MarketingTool } from './marketing-tool'
import { countNotifications, selectAnchoredCards, type AnchoredCard } from './content-cards'

export interface RunningMarketing {
  /** Another page opens: waiting cards may now be shown, also in the persistent layout. */
  turnPage: () => void
  end: () => void
}

/** Shows the tool's cards, and reports the last viewed product to it. */
export function startMarketing(tool: MarketingTool): RunningMarketing {
  const arrivals = createCardArrivals()
  let anchored: readonly AnchoredCard[] = []
  let isOver = false

  function show(cards: readonly AnchoredCard[]) {
    const onFree = (cardId: string) => {
      arrivals.free(cardId)
      if (!isOver) show(cards)
    }
    const placed = { cards, tool, mayShow: arrivals.mayShow, onFree }
    setCardAnchors(cards.length > 0 ? createPlaceCards(placed) : undefined)
  }

  tool.followCards(cards => {
    // A request may still be pending when the consent is withdrawn.
    if (isOver) return
    arrivals.note(cards)
    anchored = selectAnchoredCards(cards)
    show(anchored)
    showCount(countNotifications(cards))
  })
  const stopSending = sendOnLeave(tool.sendLastViewedProduct)
  return {
    turnPage() {
      if (isOver || anchored.length === 0) return
      for (const { card } of anchored) arrivals.free(card.id)
      show(anchored)
    },
    end() {
      isOver = true
      stopSending()
      setCardAnchors(undefined)
      showCount(0)
      tool.end()
    }
  }
}

/** On the icon of the installed shop, where the browser can. */
function showCount(count: number) {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
}
