import type { ProductStock } from '../catalogue/product-stock'
import type { Coupons } from '../coupons/coupons'
import type { GiftCertificates } from '../gift-certificates/gift-certificates'
import type { Order } from './order'
import { countCancelled } from './returns/line-units'

/** Where an order takes stock, codes and money from at its placement. */
interface OrderResources {
  catalogue: ProductStock
  coupons: Pick<Coupons, 'releaseCoupons'>
  giftCertificates: Pick<GiftCertificates, 'refundGiftCertificates'>
}

/** Puts units of lines back into stock, of products that are still sold. */
export function releaseUnits(
  { siteId, basket }: Order,
  items: readonly { itemId: string; quantity: number }[],
  catalogue: ProductStock
): void {
  const lines = items.flatMap(({ itemId, quantity }) => {
    const line = basket.lines.find(each => each.itemId === itemId)
    return line?.product && quantity > 0
      ? [{ productId: line.product.id, inventoryId: line.inventoryId, quantity }]
      : []
  })
  catalogue.returnStock(siteId, lines)
}

/** Releases what a cancelled or failed order took and still has. Call it once, in the transaction that ends the order. */
export function releaseOrder(order: Order, { catalogue, coupons, giftCertificates }: OrderResources): void {
  const left = order.basket.lines.map(({ itemId, quantity }) => ({
    itemId,
    quantity: quantity - countCancelled(order, itemId)
  }))
  releaseUnits(order, left, catalogue)
  coupons.releaseCoupons(order)
  giftCertificates.refundGiftCertificates(order)
}
