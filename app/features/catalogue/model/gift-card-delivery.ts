import type { Product } from './product'
import type { Choices } from './variant-choice'

/** The variation attribute of gift cards that says how they are sent. */
const DELIVERY = 'delivery'
const POST = 'post'

export type GiftCardDelivery = 'email' | 'post'

/** Initial choices on the page of a gift card (requirement 4.2). */
export const presetDelivery = ({ isGiftCard }: Pick<Product, 'isGiftCard'>): Choices =>
  isGiftCard ? { [DELIVERY]: 'email' } : {}

/** How the gift card is sent; undefined for everything else, and for a gift card that has no choice of it. */
export function findDelivery(
  { isGiftCard }: Pick<Product, 'isGiftCard'>,
  choices: Choices
): GiftCardDelivery | undefined {
  const chosen = isGiftCard ? choices[DELIVERY] : undefined
  return chosen === 'email' || chosen === POST ? chosen : undefined
}

/**
 * The product as the site sells it: a gift card without its variants by post where the merchant's preference
 * hidePhysicalGiftCards hides them (`giftCardPreferenceQuery`).
 */
export function offerProduct(product: Product, hidesPhysical: boolean): Product {
  if (!hidesPhysical || !product.isGiftCard) return product
  const { attributes, variants, own } = product.variations
  return {
    ...product,
    variations: {
      attributes: attributes.map(attribute =>
        attribute.id === DELIVERY
          ? { ...attribute, values: attribute.values.filter(({ value }) => value !== POST) }
          : attribute
      ),
      variants: variants.filter(({ values }) => values[DELIVERY] !== POST),
      own
    }
  }
}
