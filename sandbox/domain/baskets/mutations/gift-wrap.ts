import type { SellableProduct } from '../../catalogue/sellable-product'
import { requireGiftWords } from '../../gift-certificates/gift-words'
import { CheckoutError } from '../../checkout-error'
import type { BasketLine, LineGift } from '../basket'

/** Whether two lines are wrapped alike: an add joins no line that is wrapped otherwise. */
export const isWrappedAlike = (line: Pick<BasketLine, 'gift'>, item: { gift?: LineGift | null }): boolean => {
  const wanted = item.gift ?? undefined
  return (line.gift === undefined) === (wanted === undefined) && line.gift?.message === wanted?.message
}

/** The wrap of a line, where its product offers one (`c_giftWrap`). Throws the refusals of the merchant's hook. */
export function requireGiftWrap(
  gift: LineGift | null | undefined,
  product: Pick<SellableProduct, 'id' | 'giftWrap'>
): LineGift | undefined {
  if (!gift) return undefined
  if (!product.giftWrap) {
    throw new CheckoutError(
      'invalid',
      'hook-status-exception',
      'Hook Status Exception',
      "The hook returned 'ERROR': the product cannot be wrapped.",
      { productId: product.id, statusCode: 'GIFT_WRAP_UNAVAILABLE' }
    )
  }
  requireGiftWords({ message: gift.message }, { isPrinted: true })
  return gift
}
