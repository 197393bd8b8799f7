import type { ProductStock } from '../catalogue/product-stock'
import type { Coupons } from '../coupons/coupons'
import type { GiftCertificates } from '../gift-certificates/gift-certificates'
import type { Order } from './order'
import { countUnits } from './require-complete-basket'

/** Who keeps what an order takes at its placement. */
export interface Givers {
  catalogue: ProductStock
  coupons: Pick<Coupons, 'giveBackCoupons'>
  giftCertificates: Pick<GiftCertificates, 'giveBackGiftCertificates'>
}

/** Gives back what a cancelled or failed order took. Call it once, in the transaction that ends the order. */
export function giveBack(order: Order, { catalogue, coupons, giftCertificates }: Givers): void {
  const lines = countUnits(order.basket).map(({ product, quantity }) => ({ productId: product.id, quantity }))
  catalogue.returnStock(order.siteId, lines)
  coupons.giveBackCoupons(order)
  giftCertificates.giveBackGiftCertificates(order)
}
