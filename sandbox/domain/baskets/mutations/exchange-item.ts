import type { BasketLine } from '../basket'
import { addItems, type ItemInput } from './add-items'
import type { Mutation } from './mutation'
import { removeItem } from './remove-item'

/**
 * Exchanges the variant of a line, which keeps its id and place. A line that has the variant already takes the units
 * instead, as it would of an add; the API does not say so.
 */
export const exchangeItem =
  (line: BasketLine, wanted: ItemInput): Mutation =>
  (basket, context) => {
    const without = removeItem(line.itemId)(basket, context)
    const added = addItems([wanted])(without, context)
    const exchanged = added.lines.at(-1)
    if (!exchanged || added.lines.length === without.lines.length) return added
    return {
      ...added,
      lines: basket.lines.map(each => (each === line ? { ...exchanged, itemId: line.itemId } : each))
    }
  }
