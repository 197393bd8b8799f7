import type { Caller, CatalogueLookup, Clock, Ids, SiteId } from '../../contracts'
import { createOrderStore } from '../../storage/sqlite/orders'
import type { Database } from '../../storage/sqlite/database'
import type { Baskets } from '../baskets/baskets'
import { CheckoutFault } from '../baskets/checkout-fault'
import type { Order, OrderPage } from './order'
import { buildOrder, takeStock } from './place-order'
import { requireCompleteBasket } from './require-complete-basket'

export interface OrdersDependencies {
  db: Database
  baskets: Baskets
  catalogue: CatalogueLookup
  clock: Clock
  ids: Ids
}

export type Orders = ReturnType<typeof createOrders>

const orderNotFound = (orderNo: string): CheckoutFault =>
  new CheckoutFault(
    'not-found',
    'order-not-found',
    'Order Not Found',
    `No order with number '${orderNo}' was found.`,
    {
      orderNo
    }
  )

/** The orders of all sites. An order is shown to the shopper who placed it; to others it does not exist. */
export function createOrders({ db, baskets, catalogue, clock, ids }: OrdersDependencies) {
  const store = createOrderStore(db)

  return {
    /**
     * Turns the caller's basket into an order. Basket, stock and order change in one transaction, so
     * a second call for the same basket finds no basket (404 fault) and an order cannot be doubled.
     * Throws a 400 `validation` fault for an incomplete basket and leaves everything as it was.
     */
    placeOrder: (caller: Caller, basketId: string): Order =>
      store.atomically(() => {
        const basket = baskets.consumeBasket(caller, basketId)
        requireCompleteBasket(basket)
        const order = buildOrder(basket, caller, store.takeNumber(caller.siteId), ids, clock)
        store.insertOrder(order)
        takeStock(basket, catalogue)
        return order
      }),

    /** The caller's order; 404 fault for any other. */
    getOrder: (caller: Caller, orderNo: string): Order => {
      const order = store.findOrder(caller.siteId, orderNo)
      if (!order || order.customerId !== caller.customerId) throw orderNotFound(orderNo)
      return order
    },

    /** The caller's order with the key that its basket carried as `c_checkoutKey`, if it was placed. */
    findByCheckoutKey: (caller: Caller, checkoutKey: string): Order | undefined =>
      store.findByCheckoutKey(caller.siteId, caller.customerId, checkoutKey),

    /** A page of a customer's orders, newest first. */
    listOrdersOfCustomer: (
      siteId: SiteId,
      customerId: string,
      page: { offset: number; limit: number }
    ): OrderPage => store.listOfCustomer(siteId, customerId, page),

    /** All orders of all sites, newest first, for the console. */
    listAllOrders: (): Order[] => store.listAll()
  }
}
