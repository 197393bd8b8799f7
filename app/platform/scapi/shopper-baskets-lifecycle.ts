import type { BareStatus } from '../http/send-request'
import type { Family } from '../platform-core'
import { basket } from './read-basket'
import { scapiFamily } from './scapi-family'
import { BASKETS_ROOT, type InBasket, type PlatformBasket } from './shopper-baskets'

/** The rule for a product that is in both baskets. */
type MergeMode = 'sum_quantities' | 'higher_quantity' | 'saved_quantity' | 'separate_item'

/** Shopper Baskets: what happens to whole baskets (requirement 6.6). */
interface ShopperBasketsLifecycle {
  /**
   * Merges the guest's basket into the customer's after a login; which is created if absent
   * (`createDestinationBasket`).
   */
  mergeBasket(parameters: { productItemMergeMode?: MergeMode }): Promise<PlatformBasket>
  /** Transfers the guest's basket to the customer; a bare status without one. */
  transferBasket(parameters: {
    merge?: boolean
    overrideExisting?: boolean
  }): Promise<PlatformBasket | BareStatus>
  deleteBasket(parameters: InBasket): Promise<BareStatus>
}

const takeOver = scapiFamily<Omit<ShopperBasketsLifecycle, 'deleteBasket'>>(
  BASKETS_ROOT,
  {
    mergeBasket: 'POST /baskets/actions/merge?createDestinationBasket=true',
    transferBasket: 'POST /baskets/actions/transfer'
  },
  { answers: { mergeBasket: basket, transferBasket: basket } }
)

const ending = scapiFamily<Pick<ShopperBasketsLifecycle, 'deleteBasket'>>(
  BASKETS_ROOT,
  { deleteBasket: 'DELETE /baskets/{basketId}' },
  { locale: false }
)

export const shopperBasketsLifecycle: Family<ShopperBasketsLifecycle> = core => ({
  ...takeOver(core),
  ...ending(core)
})
