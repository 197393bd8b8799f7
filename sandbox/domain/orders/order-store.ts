import type { SiteId } from '../sites/site'
import type { Order, OrderPage } from './order'

/** Where orders are kept. */
export interface OrderStore {
  /** The next number of a site, starting at 1; given back when the transaction fails. */
  takeNumber(siteId: SiteId): number
  insertOrder(order: Order): void
  updateOrder(order: Order): void
  /** Saves an order that has another customer now. */
  moveOrder(order: Order): void
  findOrder(siteId: SiteId, orderNo: string): Order | undefined
  /** The customer's newest order with the key. */
  findByCheckoutKey(siteId: SiteId, customerId: string, checkoutKey: string): Order | undefined
  /** Without orders that have failed or wait for their payment, as `listAllOfCustomer`. */
  listOfCustomer(siteId: SiteId, customerId: string, page: { offset: number; limit: number }): OrderPage
  /** All of a customer's orders, newest first. */
  listAllOfCustomer(siteId: SiteId, customerId: string): Order[]
  /** Guests' orders to an e-mail address, newest first; without those that `listOfCustomer` leaves out. */
  listOfGuests(siteId: SiteId, email: string): Order[]
  /** All orders of all sites, newest first. */
  listAll(): Order[]
  atomically<T>(work: () => T): T
}
