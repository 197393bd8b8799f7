import type { MarketingCard } from '../../app/features/marketing/content-cards'
import type { MarketingTool } from '../../app/features/marketing/marketing-tool'

/** A marketing tool that records its calls, and shows cards when a test brings them. */
export function createMarketingTool({ canPush = false } = {}) {
  let onCards: (cards: MarketingCard[]) => void = () => undefined
  const tool = {
    changeUser: jest.fn(),
    setLanguage: jest.fn(),
    sendLastViewedProduct: jest.fn(),
    canPush: () => canPush,
    subscribeToPush: jest.fn(),
    followCards: (listener: typeof onCards) => void (onCards = listener),
    noteShown: jest.fn(),
    noteClicked: jest.fn(),
    end: jest.fn()
  } satisfies MarketingTool
  return { tool, bring: (...cards: MarketingCard[]) => onCards(cards) }
}
