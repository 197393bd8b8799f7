import type { Removal } from '../changes/removal'
import type { Line } from '../model/basket'

/** A line that has another variant now, with all that its undo needs. */
export interface DoneExchange {
  /** Of the line that has the units now. */
  itemId: string
  productId: string
  quantity: number
  /** As the line was before. */
  former: Line
  /** Of the former variant, e.g. "250 g". */
  formerName: string
  /** Where the units joined another line: what that one had, and the line that is gone. */
  joined?: { quantity: number; removal: Removal }
}

/** Whether a line still is as the exchange left it, or as an undo that broke off. */
export const isAsExchanged = (line: Line, { itemId, productId, quantity, joined }: DoneExchange): boolean =>
  line.itemId === itemId &&
  line.productId === productId &&
  [quantity, joined?.quantity].includes(line.quantity)
