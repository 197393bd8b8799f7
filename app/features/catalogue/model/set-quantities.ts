import { sumMoney } from '../../../intl/money'
import { readNumber, readText, type PlatformAttributes } from './map-attributes'

/** A part of a set as the platform lists it (requirement 4.2 `c_setItemQuantities`). */
interface SetQuantity {
  productId: string
  name?: string
  quantity: number
  /** For one, in whole currency units. */
  price: number
  orderable: boolean
}

/** The parts of a set; none for other products. Entries without an id are ignored. */
export function readSetQuantities(attributes: PlatformAttributes): SetQuantity[] {
  const given = attributes.c_setItemQuantities
  if (!Array.isArray(given)) return []
  return (given as PlatformAttributes[]).flatMap(entry => {
    const productId = readText(entry?.productId)
    if (!productId) return []
    return [
      {
        productId,
        name: readText(entry.productName),
        quantity: Math.max(1, readNumber(entry.quantity) ?? 1),
        price: readNumber(entry.price) ?? 0,
        orderable: entry.orderable === true
      }
    ]
  })
}

/**
 * The price of a set with unavailable parts: the sum of the others, which alone are added to the basket.
 * Undefined where nothing is missing, or everything: the platform's price is shown.
 */
export function findPartialPrice(attributes: PlatformAttributes): number | undefined {
  const parts = readSetQuantities(attributes)
  const orderable = parts.filter(part => part.orderable)
  if (orderable.length === parts.length || orderable.length === 0) return undefined
  return sumMoney(orderable.map(part => part.price * part.quantity))
}
