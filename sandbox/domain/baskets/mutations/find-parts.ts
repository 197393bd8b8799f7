import { getInventoryId } from '../../catalogue/inventory'
import type { SellableProduct } from '../../catalogue/sellable-product'
import type { Basket, BasketLine, GiftCertificateItem, Shipment } from '../basket'
import { CheckoutError } from '../../checkout-error'
import type { MutationContext } from './mutation'

/** The line of an item id; throws a 404 error when the basket has none. */
export function requireLine(basket: Basket, itemId: string): BasketLine {
  const line = basket.lines.find(each => each.itemId === itemId)
  if (line) return line
  throw new CheckoutError(
    'not-found',
    'product-item-not-found',
    'Product Item Not Found',
    `The basket has no product item '${itemId}'.`,
    { itemId }
  )
}

/** The shipment of an id; throws a 404 error when the basket has none. */
export function requireShipment(basket: Basket, shipmentId: string): Shipment {
  const shipment = basket.shipments.find(each => each.shipmentId === shipmentId)
  if (shipment) return shipment
  throw new CheckoutError(
    'not-found',
    'shipment-not-found',
    'Shipment Not Found',
    `The basket has no shipment '${shipmentId}'.`,
    { shipmentId }
  )
}

/** The gift certificate item of an id; throws a 404 error when the basket has none. */
export function requireGiftCertificateItem(
  basket: Basket,
  giftCertificateItemId: string
): GiftCertificateItem {
  const item = basket.giftCertificateItems.find(each => each.giftCertificateItemId === giftCertificateItemId)
  if (item) return item
  throw new CheckoutError(
    'not-found',
    'gift-certificate-item-not-found',
    'Gift Certificate Item Not Found',
    `The basket has no gift certificate item '${giftCertificateItemId}'.`,
    { giftCertificateItemId }
  )
}

/**
 * The product to be sold under an id, with the stock of an inventory list; throws a 400 error for one that is unknown
 * or only a master or set.
 */
export function requireProduct(
  basket: Basket,
  productId: string,
  { catalogue }: MutationContext,
  inventoryId?: string
): SellableProduct {
  const product = catalogue.findSellable(basket.siteId, productId, basket.currency, inventoryId)
  if (product && product.kind !== 'master' && product.kind !== 'set') return product
  throw new CheckoutError(
    'invalid',
    'product-not-found',
    'Product Not Found',
    `The product '${productId}' is unknown or cannot be bought in ${basket.currency}.`,
    { productId },
    {
      statusCode: 'PRODUCT_NOT_FOUND',
      statusMessage: {
        de: 'Dieses Produkt ist nicht erhältlich.',
        en: 'This product is not available.',
        it: 'Questo prodotto non è disponibile.',
        fr: 'Ce produit n’est pas disponible.'
      }
    }
  )
}

/** Throws a 400 error for an inventory list that is neither the site's own, the default, nor of one of its stores. */
export function requireInventory(
  inventoryId: string | undefined,
  { site, catalogue }: MutationContext
): void {
  if (inventoryId === undefined || inventoryId === getInventoryId(site)) return
  if (catalogue.hasStoreInventory(site.id, inventoryId)) return
  throw new CheckoutError(
    'invalid',
    'invalid-inventory',
    'Invalid Inventory',
    `The site has no inventory list '${inventoryId}'.`,
    { inventoryId }
  )
}

/** The basket with one of its shipments replaced. */
export const replaceShipment = (basket: Basket, changed: Shipment): Basket => ({
  ...basket,
  shipments: basket.shipments.map(each => (each.shipmentId === changed.shipmentId ? changed : each))
})
