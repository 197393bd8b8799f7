import type { Caller } from '../sessions/caller'
import type { Basket } from './basket'
import type { BasketStore } from './basket-store'
import { CheckoutError } from '../checkout-error'
import { mergeBasket, type MergeMode } from './merge-basket'
import type { MutationContext } from './mutations/mutation'

export interface MergeOptions {
  mode: MergeMode
  /** Without it, a merge into no basket is a 409 error. */
  createDestinationBasket: boolean
}

export interface TransferOptions {
  /** Puts both baskets together instead of choosing one. */
  merge: boolean
  /** Deletes the caller's own basket; without it, having one is a 409 error. */
  overrideExisting: boolean
}

interface Baskets {
  guest: Basket | undefined
  saved: Basket | undefined
}

/** The guest's basket of the caller's session, and the caller's own. Only a login makes them two persons. */
export function findGuestAndOwnBasket(caller: Caller, store: BasketStore): Baskets {
  if (!caller.registered) {
    throw new CheckoutError(
      'invalid',
      'customer-not-registered',
      'Customer Not Registered',
      'Only a registered customer can take over the basket of a guest.'
    )
  }
  return {
    guest: store.findGuestBasket(caller.siteId, caller.usid),
    saved: store.findBasketOfCustomer(caller.siteId, caller.customerId)
  }
}

/**
 * Merges the guest's basket into the caller's and deletes it. A repeated call finds no guest basket
 * any more and returns the caller's, so that a request whose response got lost can be repeated.
 */
export function mergeGuestBasket(
  { guest, saved }: Baskets,
  { mode, createDestinationBasket }: MergeOptions,
  createDestination: (currency?: string) => Basket,
  context: MutationContext,
  store: BasketStore
): Basket {
  if (!saved && !createDestinationBasket) {
    throw new CheckoutError(
      'conflict',
      'basket-merge-exception',
      'Basket Merge Exception',
      'The customer has no basket to merge into; set createDestinationBasket to create one.'
    )
  }
  const destination = saved ?? createDestination(guest?.currency)
  if (!guest) return destination
  store.deleteBasket(guest.basketId)
  return mergeBasket(guest, destination, mode, guest, context)
}

/** Makes the guest's basket the caller's, personal data included; undefined when neither has one. */
export function transferGuestBasket(
  { guest, saved }: Baskets,
  { merge, overrideExisting }: TransferOptions,
  caller: Caller,
  context: MutationContext,
  store: BasketStore
): Basket | undefined {
  if (!guest) return saved
  const owned = { ...guest, customerId: caller.customerId, registered: true }
  if (!saved) return owned
  if (!merge && !overrideExisting) {
    throw new CheckoutError(
      'conflict',
      'basket-transfer-exception',
      'Basket Transfer Exception',
      'The customer already has a basket; set overrideExisting or merge.'
    )
  }
  store.deleteBasket(saved.basketId)
  return merge ? mergeBasket(saved, owned, 'sum_quantities', owned, context) : owned
}
