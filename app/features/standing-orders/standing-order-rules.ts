import { sumMoney } from '../../intl/money'
import type { MethodId } from '../payment/payment-methods'
import { parsePackstation } from '../../intl/formats/packstation'
import type { PostalAddress } from '../../person-fields/postal-address'

/** A parcel locker: no express delivery, no billing address. */
export const isPackstationAddress = (address: PostalAddress | undefined): boolean =>
  parsePackstation(address) !== undefined

/** The minimum number of packs of tea in a standing order (requirement 9.7). */
export const MINIMUM_TEA_PACKS_PER_ORDER = 6

/** Card, secured direct debit and invoice can be charged again and again (requirement 9.7). */
const STANDING_METHODS = [
  'UNZER_CARDS',
  'UNZER_DIRECT_DEBIT_SECURED',
  'UNZER_INVOICE'
] as const satisfies readonly MethodId[]

export type StandingMethod = (typeof STANDING_METHODS)[number]

/** Whether a standing order can be paid this way (requirement 9.7). */
export const qualifiesForStandingOrders = (
  paymentMethodId: string | undefined
): paymentMethodId is StandingMethod => STANDING_METHODS.some(method => method === paymentMethodId)

/** A product as a standing order counts it. */
interface StandingProduct {
  quantity: number
  /** For one unit, in the currency of the calculation. */
  unitPrice: number
  isPurchasable: boolean
  isTea: boolean
}

interface StandingOrderSum {
  total: number
  /** ISO 4217. */
  currency: string
  teaPacks: number
  /** Packs of tea that are still missing; 0 when the order can be placed. */
  missingTeaPacks: number
}

/** Price and number of packs of one delivery. Only purchasable products count (requirement 9.7). */
export function calculateStandingOrder(
  products: readonly StandingProduct[],
  currency = 'EUR'
): StandingOrderSum {
  const counted = products.filter(product => product.isPurchasable)
  const teaPacks = counted.reduce((packs, { isTea, quantity }) => packs + (isTea ? quantity : 0), 0)
  return {
    total: sumMoney(counted.map(({ unitPrice, quantity }) => unitPrice * quantity)),
    currency,
    teaPacks,
    missingTeaPacks: Math.max(0, MINIMUM_TEA_PACKS_PER_ORDER - teaPacks)
  }
}
