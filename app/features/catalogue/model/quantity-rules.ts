import { deriveAvailability, readSteps, type Steps, type Stock } from '../../../fulfilment/stock'
import { readNumber, type PlatformAttributes } from './map-attributes'

/** Which quantities may be ordered. */
export interface QuantityRules extends Steps {
  /** Most units in one basket as the platform says; undefined = not said, 0 = no limit. */
  limit?: number
}

/** The quantities in which a product is sold; minimum 0 if no stock (requirement 3.4). */
export function readQuantityRules(product: PlatformAttributes, stock: Stock): QuantityRules {
  const { min, step } = readSteps(product)
  const limit = readNumber(product.c_basketLimit)
  return {
    min: deriveAvailability(stock) === 'out_of_stock' ? 0 : min,
    step,
    ...(limit === undefined ? {} : { limit })
  }
}
