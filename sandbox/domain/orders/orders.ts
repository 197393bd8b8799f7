import type { Caller, CatalogueLookup, Clock, Ids, SiteId } from '../../contracts'
import { createOrderStore } from '../../storage/sqlite/orders'
import type { Database } from '../../storage/sqlite/database'
import type { Baskets } from '../baskets/baskets'
import { acceptOrder } from './accept-order'
import { advanceOrder, listTransitions } from './advance-order'
import { cancelOrder } from './cancel-order'
import { giveBack } from './give-back'
import type { Order, OrderPage, OverallStatus } from './order'
import { orderNotFound } from './order-faults'
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

/** The orders of all sites. An order is shown to the shopper who placed it; to others it does not exist. */
export function createOrders({ db, baskets, catalogue, clock, ids }: OrdersDependencies) {
  const store = createOrderStore(db)
  const asOfNow = (order: Order): Order => acceptOrder(order, clock.now())

  function requireOrder(siteId: SiteId, orderNo: string): Order {
    const order = store.findOrder(siteId, orderNo)
    if (!order) throw orderNotFound(orderNo)
    return asOfNow(order)
  }

  function requireOwnOrder(caller: Caller, orderNo: string): Order {
    const order = requireOrder(caller.siteId, orderNo)
    if (order.customerId !== caller.customerId) throw orderNotFound(orderNo)
    return order
  }

  /** Saves what an order has become; one that has ended gives back what it took. */
  function save(order: Order): Order {
    if (order.status === 'cancelled' || order.status === 'failed') giveBack(order, { catalogue })
    store.updateOrder(order)
    return order
  }

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
    getOrder: requireOwnOrder,

    /** The caller's order with the key that its basket carried as `c_checkoutKey`, if it was placed. */
    findByCheckoutKey: (caller: Caller, checkoutKey: string): Order | undefined =>
      store.findByCheckoutKey(caller.siteId, caller.customerId, checkoutKey),

    /** A page of a customer's orders, newest first. */
    listOrdersOfCustomer: (
      siteId: SiteId,
      customerId: string,
      page: { offset: number; limit: number }
    ): OrderPage => {
      const found = store.listOfCustomer(siteId, customerId, page)
      return { ...found, orders: found.orders.map(asOfNow) }
    },

    /** All orders of all sites, newest first, for the console. */
    listAllOrders: (): Order[] => store.listAll().map(asOfNow),

    /** Cancels the caller's order; 404 fault for any other, 409 when it cannot be cancelled any more. */
    cancelOrder: (caller: Caller, orderNo: string): Order =>
      store.atomically(() => save(cancelOrder(requireOwnOrder(caller, orderNo), clock.now()))),

    /** The overall statuses that an order can become next, for the console. */
    listTransitions,

    /** What merchant and warehouse do: takes an order one step on. 404 or 409 fault. */
    advance: (siteId: SiteId, orderNo: string, to: OverallStatus): Order =>
      store.atomically(() => save(advanceOrder(requireOrder(siteId, orderNo), to, clock.now())))
  }
}
