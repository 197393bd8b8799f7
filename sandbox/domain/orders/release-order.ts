import type { ProductStock } from '../catalogue/product-stock'
import type { Coupons } from '../coupons/coupons'
import type { GiftCertificates } from '../gift-certificates/gift-certificates'
import type { Order } from './order'
import { countUnits } from './require-complete-basket'

/** Where an order takes stock, codes and money from at its placement. */
interface OrderResources {
  catalogue: ProductStock
  coupons: Pick<Coupons, 'releaseCoupons'>
  giftCertificates: Pick<GiftCertificates, 'refundGiftCertificates'>
}

/** Releases what a cancelled or failed order took. Call it once, in the transaction that ends the order. */
export function releaseOrder(order: Order, { catalogue, coupons, giftCertificates }: OrderResources): void {
  const lines = countUnits(order.basket).map(({ product, quantity }) => ({ productId: product.id, quantity }))
  catalogue.returnStock(order.siteId, lines)
  coupons.releaseCoupons(order)
  giftCertificates.refundGiftCertificates(order)
}
