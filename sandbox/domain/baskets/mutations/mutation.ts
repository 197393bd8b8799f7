import type { CustomerLookup } from '../../customers/customer'
import type { Ids } from '../../ids'
import type { GiftCertificateLookup } from '../../gift-certificates/gift-certificate'
import type { Basket } from '../basket'
import type { PricingContext } from '../pricing/price-basket'

/** The dependencies of a basket mutation. */
export interface MutationContext extends PricingContext {
  giftCertificates: GiftCertificateLookup
  customers: Pick<CustomerLookup, 'findSavedPayment'>
  ids: Ids
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * One change of a basket: pure, returns a new basket or throws a CheckoutError.
 * The service reads, changes and saves in one transaction, so that concurrent changes all take effect.
 */
export type Mutation = (basket: Basket, context: MutationContext) => Basket
