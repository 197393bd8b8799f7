import type { PricedLine } from './priced-basket'

/** Whether a line has paid boxes of tea or coffee: a bonus product does not count towards a target. */
export const isBrew = ({ product, bonusDiscountLineItemId }: PricedLine): boolean =>
  Boolean(product?.servings) && bonusDiscountLineItemId === undefined

/**
 * Boxes of tea or sleeves of coffee in a basket, by which free delivery, least order and welcome offer go (requirement
 * 6.5).
 */
export const countBoxes = (lines: PricedLine[]): number =>
  lines.reduce((boxes, line) => (isBrew(line) ? boxes + line.quantity : boxes), 0)
