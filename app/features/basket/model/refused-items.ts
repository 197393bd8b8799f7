import type { BasketItemInput } from '../../../platform/scapi/shopper-baskets'
import type { Basket } from './basket'

type Lines = Pick<Basket, 'lines'>

/**
 * Ids of the products that an add has not put into the basket although the platform has answered it: there are not
 * more of them than before, or fewer than were asked for.
 */
export function listRefusedItems(before: Lines, after: Lines, items: BasketItemInput[]): string[] {
  const ids = [...new Set(items.map(({ productId }) => productId))]
  return ids.filter(id => {
    const units = countUnits(after.lines, id)
    return units <= countUnits(before.lines, id) || units < countUnits(items, id)
  })
}

/** Units of a product over all lines. */
export const countUnits = (lines: { productId: string; quantity: number }[], id: string): number =>
  lines.reduce((units, { productId, quantity }) => (productId === id ? units + quantity : units), 0)
