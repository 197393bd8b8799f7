import type { MarketingCard } from './content-cards'

/** The shop's interface of a marketing tool (requirement 12.3). */
export interface MarketingTool {
  changeUser: (customerNo: string) => void
  setLanguage: (language: string) => void
  sendLastViewedProduct: (productId: string) => void
  /** Whether this browser supports push messages. */
  canPush: () => boolean
  /** Subscribes this browser, which has permission; to be repeated on each visit. */
  subscribeToPush: () => void
  /** Calls back with the current cards and whenever they change. */
  followCards: (listener: (cards: MarketingCard[]) => void) => void
  /** A card has been shown, or followed. */
  noteShown: (cardId: string) => void
  noteClicked: (cardId: string) => void
  /** Stops the tool and removes its storage in the browser. */
  end: () => void
}
