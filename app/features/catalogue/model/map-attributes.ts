import type { Badge, Rating } from './tile'

/** The shop's own attributes as they arrive: unchecked. */
export type PlatformAttributes = { [key: string]: unknown }

const BADGES: readonly Badge[] = ['new', 'sale', 'limited', 'organic']

export const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

export const readNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** A known badge; "sale" is omitted, because the struck-through price already says it. */
export const readBadge = (value: unknown): Badge | undefined => BADGES.find(badge => badge === value)

export function readRating(value: unknown): Rating | undefined {
  const { average, count } = (value ?? {}) as Partial<Rating>
  if (!readNumber(average) || !readNumber(count)) return undefined
  return { average: average as number, count: count as number }
}

/** Prices beside the price itself, in whole currency units. */
interface ReducedPrices {
  listPrice?: number
  lastMonthPrice?: number
}

/** List price and last month's lowest price; none where the product is not reduced. */
export function readReducedPrices(attributes: PlatformAttributes, price: number | undefined): ReducedPrices {
  const listPrice = readNumber(attributes.c_listPrice)
  if (price === undefined || listPrice === undefined || listPrice <= price) return {}
  return { listPrice, lastMonthPrice: readNumber(attributes.c_lastMonthPrice) }
}

/** The callout of a running promotion, of a product or a search hit. */
export function readCallout({ productPromotions }: PlatformAttributes): string | undefined {
  if (!Array.isArray(productPromotions)) return undefined
  return productPromotions
    .map((promotion: { calloutMsg?: unknown } | undefined) => readText(promotion?.calloutMsg))
    .find(Boolean)
}

/** Removes undefined members, since cached data is serialized into the page. */
export function compact<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value
}
