import type { ProductStock } from '../catalogue/product-stock'
import type { Clock } from '../clock'
import type { Ids } from '../ids'
import type { Caller } from '../sessions/caller'
import { CheckoutError } from '../checkout-error'
import type { PricedBasket } from '../baskets/pricing/priced-basket'
import { listPickUps } from './lifecycle/pick-up-order'
import type { Order } from './order'
import { countUnits } from './require-complete-basket'

/** e.g. JAS00001001: three letters of the site and a number of eight digits. Numbers begin above 1000. */
const formatOrderNo = (siteId: string, number: number): string =>
  siteId.slice(0, 3).toUpperCase() + String(1000 + number).padStart(8, '0')

/** The order that a complete basket becomes, in the states a new order has (requirement 8.2). */
export function buildOrder(
  basket: PricedBasket,
  caller: Caller,
  locale: string | undefined,
  number: number,
  ids: Ids,
  clock: Clock
): Order {
  const now = clock.now()
  const pickUps = listPickUps(basket, ids)
  const checkoutKey = basket.custom.c_checkoutKey
  return {
    orderNo: formatOrderNo(basket.siteId, number),
    orderToken: ids.next('token'),
    siteId: basket.siteId,
    customerId: caller.customerId,
    registered: caller.registered,
    locale,
    checkoutKey: typeof checkoutKey === 'string' && checkoutKey !== '' ? checkoutKey : undefined,
    basket,
    ...(pickUps.length > 0 && { pickUps }),
    status: 'created',
    paymentStatus: 'not_paid',
    confirmationStatus: 'not_confirmed',
    exportStatus: 'not_exported',
    shippingStatus: 'not_shipped',
    overallStatus: 'PROCESSING',
    createdAt: now,
    modifiedAt: now
  }
}

/** Takes the order's units out of stock; throws a 400 error and takes nothing when not enough is left. */
export function takeStock(basket: PricedBasket, catalogue: ProductStock): void {
  const lines = countUnits(basket).map(({ product, inventoryId, quantity }) => ({
    productId: product.id,
    inventoryId,
    quantity
  }))
  if (catalogue.takeStock(basket.siteId, lines)) return
  throw new CheckoutError(
    'invalid',
    'product-item-not-available',
    'Product Item Not Available',
    'Not enough stock is left for the order.',
    {},
    {
      statusCode: 'OUT_OF_STOCK',
      statusMessage: {
        de: 'Ein Artikel ist nicht mehr in dieser Menge erhältlich.',
        en: 'An item is no longer available in this quantity.',
        it: 'Un articolo non è più disponibile in questa quantità.',
        fr: 'Un article n’est plus disponible dans cette quantité.'
      }
    }
  )
}
