import { deriveAvailability, type Stock } from './availability'
import { readNumber, type PlatformAttributes } from './map-attributes'

/** Which quantities may be ordered. */
export interface QuantityRules {
  /** 0 where nothing is available. */
  min: number
  step: number
  /** Most units in one basket as the platform says; undefined = not said, 0 = no limit. */
  limit?: number
}

/** Minimum 1 (0 if no stock), step 1 unless the product says otherwise (requirement 3.4). */
export function readQuantityRules(product: PlatformAttributes, stock: Stock): QuantityRules {
  const min = Math.max(1, Math.floor(readNumber(product.minOrderQuantity) ?? 1))
  const step = Math.max(1, Math.floor(readNumber(product.stepQuantity) ?? 1))
  const limit = readNumber(product.c_basketLimit)
  return {
    min: deriveAvailability(stock) === 'out_of_stock' ? 0 : min,
    step,
    ...(limit === undefined ? {} : { limit })
  }
}
