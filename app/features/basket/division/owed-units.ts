import type { PlatformBasketItem } from '../../../platform/scapi/shopper-baskets'

/**
 * Units on their way from a line to a line of another shipment (decision 56). The line that gave them up names them
 * until they have arrived, so that no failure in between loses or doubles one.
 */
interface OwedUnits {
  shipmentId: string
  quantity: number
}

/** Attribute of the line that gave units up. */
export const writeOwedUnits = (owed: OwedUnits[]): string => JSON.stringify(owed)

/** The units that a line has given up; empty for any other. */
export function readOwedUnits({ c_owedUnits: text }: PlatformBasketItem): OwedUnits[] {
  if (typeof text !== 'string' || text === '') return []
  try {
    const owed: unknown = JSON.parse(text)
    return Array.isArray(owed) ? owed.filter(isOwed) : []
  } catch {
    // Not in our format.
    return []
  }
}

const isOwed = (value: unknown): value is OwedUnits =>
  typeof value === 'object' &&
  value !== null &&
  'shipmentId' in value &&
  typeof value.shipmentId === 'string' &&
  'quantity' in value &&
  Number.isSafeInteger(value.quantity) &&
  Number(value.quantity) > 0
