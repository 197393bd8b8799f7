/** Input of the progress to free shipping. */
export interface FreeShippingFacts {
  /** Of products and gift certificates, before discounts on the whole basket: coupons do not move the target. */
  goods: number
  /** Boxes of tea or sleeves of capsules in the basket. */
  brews: number
  /** Threshold of the delivery country, the amount in the basket's currency; some countries count no boxes. */
  target: { amount: number; boxes?: number }
  containsVirtualGiftCard: boolean
  isCartPage: boolean
}

interface FreeShippingProgress {
  isReached: boolean
  /** 0 to 100. */
  percent: number
}

/** With this number of boxes no progress is shown (requirement 6.5). */
const SILENT_AT = 11

/**
 * The progress to free delivery: min(brews / boxes · 100, 100), full from the amount on (requirement 6.5). Where the
 * platform counts no boxes, the value of the goods is the measure. Undefined where no progress is shown: with a
 * virtual gift card, on the cart page, and with neither boxes nor the amount in the basket.
 */
export function computeFreeShipping(facts: FreeShippingFacts): FreeShippingProgress | undefined {
  const { goods, brews, target, containsVirtualGiftCard, isCartPage } = facts
  if (containsVirtualGiftCard || isCartPage) return undefined
  // "From 39 EUR" includes 39 EUR.
  const isAmountReached = goods >= target.amount
  const share = target.boxes ? brews / target.boxes : goods / target.amount
  const isAnnounced = brews > 0 && brews !== SILENT_AT
  if (!isAnnounced && !isAmountReached) return undefined
  const percent = isAmountReached ? 100 : Math.min(share * 100, 100)
  return { isReached: percent === 100, percent }
}
