import type { AddContext } from '../../../platform/add-to-basket'
import type { Basket } from './basket'
import { countItems } from './count-items'

/** Thrown in place of an add: a browser that keeps no cookies has another basket with every page. */
export class CookiesBlocked extends Error {}

/** Thrown inside an add to refuse it before a call is sent. */
export class MixingProblem extends Error {
  constructor(readonly code: MixingCode) {
    super(code)
  }
}

type MixingCode = 'cannot_add_virtual_giftcard' | 'cannot_add_physical_product'

/**
 * Virtual gift cards cannot be in a basket with physical products (requirement 6.1).
 *
 * @returns the alert's code when the product cannot be added to the basket, undefined when it can.
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
