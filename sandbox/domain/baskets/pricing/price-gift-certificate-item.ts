import type { ProductLookup } from '../../catalogue/sellable-product'
import type { Basket, GiftCertificateItem } from '../basket'
import type { PricedGiftCertificateItem } from './priced-basket'

/** A gift certificate with the availability of the gift card that `c_originalSKU` names; without one it can always be had. */
export function priceGiftCertificateItem(
  item: GiftCertificateItem,
  { siteId, currency }: Basket,
  catalogue: ProductLookup
): PricedGiftCertificateItem {
  const { c_originalSKU: sku } = item.custom
  if (typeof sku !== 'string') return { ...item, purchasable: true }
  const product = catalogue.findSellable(siteId, sku, currency)
  return {
    ...item,
    variation: product?.variation ?? item.variation,
    purchasable: product?.isGiftCard === true,
    inventory: product?.inventory
  }
}
