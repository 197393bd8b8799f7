import type { PricePerUnit } from '../intl/format-price'

const readNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/**
 * The price per unit of measure of a product, a search hit or a line: the number and its unit, from the shop's
 * attributes or else from the platform's own. `c_basePrice`, a text formatted in any locale, is used only where
 * there is no number.
 */
export function readPricePerUnit(attributes: { [key: string]: unknown }): PricePerUnit | undefined {
  const amount = readNumber(attributes.c_basePriceAmount) ?? readNumber(attributes.pricePerUnit)
  const unit = readText(attributes.c_basePriceUnit) ?? readText(attributes.unitMeasure)
  return amount !== undefined && unit ? { amount, unit } : readText(attributes.c_basePrice)
}
