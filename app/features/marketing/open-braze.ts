import {
  CaptionedImage,
  changeUser,
  getUser,
  initialize,
  isPushSupported,
  logContentCardClick,
  logContentCardImpressions,
  logCustomEvent,
  openSession,
  registerPush,
  requestContentCardsRefresh,
  requestImmediateDataFlush,
  subscribeToContentCardsUpdates,
  wipeData,
  type Card
} from '@braze/web-sdk'
import { mapCard } from './map-card'
import type { MarketingTool } from './marketing-tool'

const WORKER = '/worker.js'

/** Opens a session of the marketing tool; undefined when it refuses (robots). Its code is large: load it lazily. */
export function openBraze({
  apiKey,
  endpoint,
  language
}: {
  apiKey: string
  endpoint: string
  /** Of the page: cards come in it. */
  language: string
}): MarketingTool | undefined {
  const isOpen = initialize(apiKey, {
    baseUrl: endpoint,
    // The shop has its own service worker, and the tool's cookies would outlive a withdrawal.
    manageServiceWorkerExternally: true,
    serviceWorkerLocation: WORKER,
    noCookies: true,
    // Without a yes the browser's permission alone does not subscribe the shopper.
    disablePushTokenMaintenance: true
  })
  if (!isOpen) return undefined
  let known: Card[] = []
  const find = (cardId: string) => known.filter(({ id }) => id === cardId)
  // With the session's first message, on which cards follow.
  getUser()?.setLanguage(language)
  openSession()
  return {
    changeUser: customerNo => changeUser(customerNo),
    setLanguage: language => void getUser()?.setLanguage(language),
    sendLastViewedProduct: productId => void logCustomEvent('last_viewed_product', { product_id: productId }),
    // Safari's older way has no worker and no permission of the Notification kind.
    canPush: () => isPushSupported() === true && 'PushManager' in window && 'Notification' in window,
    subscribeToPush: () => registerPush(),
    followCards: listener => {
      subscribeToContentCardsUpdates(({ cards }) => {
        known = cards
        listener(cards.flatMap(card => mapCard(card, card instanceof CaptionedImage) ?? []))
      })
      // The page of a session that goes on may be in another language: cards are asked for once that is known.
      getUser()?.setLanguage(language)
      requestImmediateDataFlush(() => requestContentCardsRefresh())
    },
    noteShown: cardId => void logContentCardImpressions(find(cardId)),
    noteClicked: cardId => find(cardId).forEach(card => logContentCardClick(card)),
    end: wipeData
  }
}
