import type { SiteId } from '../sites/site'
import type { Basket } from './basket'

/** Where baskets are kept. A customer has at most one open basket on a site. */
export interface BasketStore {
  findBasket(basketId: string): Basket | undefined
  findBasketOfCustomer(siteId: SiteId, customerId: string): Basket | undefined
  /** The guest's basket of a session; a login keeps the session's usid. */
  findGuestBasket(siteId: SiteId, usid: string): Basket | undefined
  saveBasket(basket: Basket): void
  deleteBasket(basketId: string): void
  /** All of the work happens, or nothing; joins a transaction that is already open. */
  atomically<T>(work: () => T): T
}
