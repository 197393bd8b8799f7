import type { OptionValue, ProductOption } from '../../catalogue/product'
import type { SellableProduct } from '../../catalogue/sellable-product'
import { requireGiftWords } from '../../gift-certificates/gift-words'
import { CheckoutError } from '../../checkout-error'
import { findChosen } from './line-options'
import type { BasketLine, ChosenOptions, LineGift } from '../basket'

interface Wrapped {
  gift?: LineGift | null
  chosenOptions?: ChosenOptions
}

/** Whether two lines are wrapped alike: no other lines are joined. */
export const isWrappedAlike = (
  line: Pick<BasketLine, 'gift' | 'chosenOptions'>,
  { gift, chosenOptions = {} }: Wrapped
): boolean => {
  const wanted = gift ?? undefined
  const own = line.chosenOptions ?? {}
  const ids = [...Object.keys(own), ...Object.keys(chosenOptions)]
  return (
    (line.gift === undefined) === (wanted === undefined) &&
    line.gift?.message === wanted?.message &&
    ids.every(id => own[id] === chosenOptions[id])
  )
}

/** Whether a line can have a card: its product is wrapped free of charge (`c_giftWrap`), or with the chosen option. */
export const canHaveCard = (
  product: Pick<SellableProduct, 'giftWrap' | 'options'>,
  chosenOptions: ChosenOptions | undefined
): boolean =>
  product.giftWrap === true ||
  (product.options ?? []).some(option => isExtra(option, findChosen(option, chosenOptions)))

/** Every value but the first one adds something. */
const isExtra = ({ values }: ProductOption, value: OptionValue | undefined): boolean =>
  value !== undefined && value !== values[0]

/** The wrap of a line, where it can have one. Throws the refusals of the merchant's hook. */
export function requireGiftWrap(
  gift: LineGift | null | undefined,
  product: Pick<SellableProduct, 'id' | 'giftWrap' | 'options'>,
  chosenOptions: ChosenOptions | undefined
): LineGift | undefined {
  if (!gift) return undefined
  if (!canHaveCard(product, chosenOptions)) {
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
