import type { AddContext } from '../../../platform/add-to-basket'
import type { Basket } from './basket'
import { countItems } from './basket-rules'

export type MixingCode = 'cannot_add_virtual_giftcard' | 'cannot_add_physical_product'

/**
 * Virtual gift cards share no basket with what travels by post (requirement 1.5).
 *
 * @returns the alert's code when the product does not go with the basket, undefined when it does.
 */
export function findMixingProblem(
  basket: Pick<Basket, 'lines' | 'giftCertificateItems' | 'containsVirtualGiftCard'> | null,
  { isGiftCard, isVirtual }: AddContext
): MixingCode | undefined {
  if (!basket || countItems(basket) === 0) return undefined
  if (isGiftCard && isVirtual)
    return basket.containsVirtualGiftCard ? undefined : 'cannot_add_virtual_giftcard'
  return basket.containsVirtualGiftCard ? 'cannot_add_physical_product' : undefined
}
