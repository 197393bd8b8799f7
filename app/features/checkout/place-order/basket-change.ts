import { nameLine } from '../../../variations/variation'
import type { Basket, Line } from '../../basket/model/basket'

/** What has become of a basket between looking and ordering; amounts are decimals of the currency. */
export interface BasketChange {
  currency: string
  /** What the button said, and what it would be now. */
  total: { before: number; now: number }
  /** Products whose quantity or price is another now; without `now` they are gone. */
  lines: LineChange[]
}

interface LineChange {
  name: string
  before: LineFacts
  now?: LineFacts
}

type LineFacts = Pick<Line, 'quantity' | 'price'>

/**
 * Compares what the shopper saw with what would be ordered: what is charged is what
 * the button said. Undefined where they are the same; lines that came on top only show in the total.
 */
export function findBasketChange(shown: Basket, now: Basket): BasketChange | undefined {
  const total = { before: readTotal(shown), now: readTotal(now) }
  const lines = shown.lines.flatMap(({ itemId, quantity, price, ...line }): LineChange[] => {
    const name = nameLine(line)
    const found = now.lines.find(each => each.itemId === itemId)
    const before = { quantity, price }
    if (!found) return [{ name, before }]
    const isSame = found.quantity === quantity && found.price === price
    return isSame ? [] : [{ name, before, now: { quantity: found.quantity, price: found.price } }]
  })
  const hasMore = now.lines.length > shown.lines.length
  if (total.before === total.now && lines.length === 0 && !hasMore) return undefined
  return { currency: now.currency, total, lines }
}

const readTotal = ({ totals }: Basket): number => totals.order ?? totals.items
