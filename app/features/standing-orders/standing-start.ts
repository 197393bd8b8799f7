import type { LineGift } from '../../gifts/gift'

/** A line of a cart or an order from which a standing order begins. */
interface StartLine {
  productId: string
  quantity: number
  gift?: LineGift
  isGiftCard?: boolean
  isCollected?: boolean
}

/** Properties of a cart that deliveries of a standing order cannot have; also names of messages. */
const LEFT_OUT = ['giftWrap', 'giftCards', 'pickUp'] as const
type LeftOut = (typeof LEFT_OUT)[number]

/** How a new standing order begins. */
export interface StandingStart {
  /** Each product once. */
  items: { productId: string; quantity: number }[]
  /** Properties of its lines that the standing order will lack; shown before it is created. */
  leftOut: LeftOut[]
}

/** Begins a standing order with the lines of a cart or an order; gift cards are left out (requirement 9.7). */
export function startStandingOrder(lines: readonly StartLine[]): StandingStart {
  const quantities = new Map<string, number>()
  const leftOut = new Set<LeftOut>()
  for (const { productId, quantity, gift, isGiftCard, isCollected } of lines) {
    if (isGiftCard) {
      leftOut.add('giftCards')
      continue
    }
    // Wrapped units are a line of their own.
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
    if (gift) leftOut.add('giftWrap')
    if (isCollected) leftOut.add('pickUp')
  }
  return {
    items: [...quantities].map(([productId, quantity]) => ({ productId, quantity })),
    leftOut: LEFT_OUT.filter(each => leftOut.has(each))
  }
}
