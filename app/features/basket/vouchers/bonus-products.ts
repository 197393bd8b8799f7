import type { PlatformProduct } from '../../../platform/scapi/shopper-products'
import { nameValues } from '../../../variations/variation'
import { mapLineDetails } from '../model/line-details'

/** A product or variant that can be put into the basket. */
export interface BonusItem {
  productId: string
  name: string
  /** The price outside of the offer. */
  price?: number
  isOrderable: boolean
}

/** A product that may be chosen for free. */
export interface BonusProduct {
  id: string
  name: string
  image?: string
  /** The choices: its variants, else the product itself. */
  items: BonusItem[]
}

/** Maps a product of an offer. Of a product with variants one of these is chosen, named by its values. */
export function mapBonusProduct(product: PlatformProduct): BonusProduct {
  const { id, name = id, price, variants = [], variationAttributes = [] } = product
  const itself = { productId: id, name, price, isOrderable: product.inventory?.orderable !== false }
  const isMaster = product.type?.master === true && variants.length > 0
  return {
    id,
    name,
    image: mapLineDetails(product).image,
    items: isMaster
      ? variants.map(({ productId, price: ownPrice = price, orderable, variationValues = {} }) => ({
          productId,
          name: nameValues(variationValues as Record<string, string>, variationAttributes) || productId,
          price: ownPrice,
          isOrderable: orderable === true
        }))
      : [itself]
  }
}
