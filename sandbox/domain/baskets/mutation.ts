import type { CatalogueLookup, Country, Ids, SiteConfig } from '../../contracts'
import type { Basket } from './basket'

/** What a change of a basket may look at. */
export interface MutationContext {
  site: SiteConfig
  catalogue: CatalogueLookup
  countries: Country[]
  ids: Ids
}

/**
 * One change of a basket: pure, answers a new basket or throws a CheckoutFault.
 * The service reads, changes and saves in one transaction, so that concurrent changes all take effect.
 */
export type Mutation = (basket: Basket, context: MutationContext) => Basket
