import type { ProductLookup } from '../catalogue/sellable-product'
import type { Clock } from '../clock'
import type { CustomerLookup } from '../customers/customer'
import type { Ids } from '../ids'
import type { Caller } from '../sessions/caller'
import type { Country } from '../sites/country'
import type { Site, SiteId } from '../sites/site'
import type { SiteSettingsLookup } from '../sites/site-settings'
import type { CouponLookup } from '../coupons/coupon'
import type { GiftCertificateLookup } from '../gift-certificates/gift-certificate'
import type { Basket } from './basket'
import type { BasketStore } from './basket-store'
import { basketNotFound, CheckoutError } from '../checkout-error'
import { buildBasket, fillBasket, type BasketInput } from './create-basket'
import type { Mutation, MutationContext } from './mutations/mutation'
import { priceBasket } from './pricing/price-basket'
import type { PricedBasket } from './pricing/priced-basket'
import { reopenBasket } from './reopen-basket'
import { normalizeBasket, rememberApplied, settleFailedCards } from './normalize-basket'
import {
  findGuestAndOwnBasket,
  mergeGuestBasket,
  transferGuestBasket,
  type MergeOptions,
  type TransferOptions
} from './guest-basket'

interface BasketsDependencies {
  store: BasketStore
  catalogue: ProductLookup
  customers: CustomerLookup
  coupons: CouponLookup
  giftCertificates: GiftCertificateLookup
  sites: Site[]
  settings: SiteSettingsLookup
  /** Where each site delivers, with the pattern of its postal codes. */
  countries: Record<SiteId, Country[]>
  clock: Clock
  ids: Ids
}

export type Baskets = ReturnType<typeof createBaskets>

/** At which site and in which locale a basket is asked for. */
type Asker = Pick<Caller, 'siteId' | 'locale'>

/**
 * The baskets of all sites, for a Caller; a basket that is not the caller's is refused like one that does not
 * exist, with a 404 error. Every change is on the disk before it is returned, and reads, changes and writes
 * in one transaction.
 */
export function createBaskets({
  store,
  catalogue,
  customers,
  coupons,
  giftCertificates,
  sites,
  settings,
  countries,
  clock,
  ids
}: BasketsDependencies) {
  function requireSite(siteId: SiteId): Site {
    const site = sites.find(each => each.id === siteId)
    if (!site) throw new Error(`unknown site ${siteId}`)
    return site
  }
  const getContext = ({ siteId, locale }: Asker): MutationContext => ({
    site: requireSite(siteId),
    locale,
    settings: settings.getSettings(siteId),
    catalogue,
    coupons,
    giftCertificates,
    customers,
    countries: countries[siteId] ?? [],
    ids,
    now: clock.now()
  })
  const price = (basket: Basket, asker: Asker): PricedBasket => priceBasket(basket, getContext(asker))
  /** The basket without payments by cards that can no longer pay. */
  const settle = (basket: Basket, asker: Asker): Basket => settleFailedCards(basket, getContext(asker))
  const save = (basket: Basket, asker: Asker): PricedBasket => {
    const settled = normalizeBasket(basket, getContext(asker))
    const modified = { ...settled, modifiedAt: clock.now() }
    const priced = price(modified, asker)
    store.saveBasket(rememberApplied(modified, priced))
    return priced
  }
  const createEmpty = (caller: Caller, currency: string): Basket =>
    buildBasket(caller, currency, clock.now(), getContext(caller), customers)

  function requireBasket(caller: Caller, basketId: string): Basket {
    const basket = store.findBasket(basketId)
    const isOwn = basket?.siteId === caller.siteId && basket.customerId === caller.customerId
    if (!basket || !isOwn) throw basketNotFound(basketId)
    return basket
  }

  function requireNoBasket({ siteId, customerId }: Caller): void {
    const open = store.findBasketOfCustomer(siteId, customerId)
    if (!open) return
    throw new CheckoutError(
      'invalid',
      'customer-baskets-quota-exceeded',
      'Customer Baskets Quota Exceeded',
      'The maximum number of baskets per customer is exceeded.',
      { basketIds: [open.basketId], numberOfBaskets: 1 }
    )
  }

  return {
    /** Opens the caller's basket. A second one exceeds the quota: 400 error with `basketIds`. */
    createBasket: (caller: Caller, input: BasketInput): PricedBasket =>
      store.atomically(() => {
        requireNoBasket(caller)
        return save(fillBasket(createEmpty(caller, input.currency), input, getContext(caller)), caller)
      }),

    /** A basket that is ordered unchanged and is no shopper's open one. Throws the errors of the single changes. */
    composeBasket: (caller: Caller, input: BasketInput, finish: Mutation): PricedBasket => {
      const context = getContext(caller)
      const filled = fillBasket(createEmpty(caller, input.currency), input, context)
      return price(normalizeBasket(finish(normalizeBasket(filled, context), context), context), caller)
    },

    /** The caller's basket, priced as of now. */
    getBasket: (caller: Caller, basketId: string): PricedBasket =>
      price(settle(requireBasket(caller, basketId), caller), caller),

    /** Changes the caller's basket and returns it priced. Nothing is saved when the change throws. */
    changeBasket: (caller: Caller, basketId: string, mutation: Mutation): PricedBasket =>
      store.atomically(() => save(mutation(requireBasket(caller, basketId), getContext(caller)), caller)),

    /** The caller's basket as a change would make it; nothing is saved. */
    previewBasket: (caller: Caller, basketId: string, mutation: Mutation): PricedBasket => {
      const context = getContext(caller)
      return price(normalizeBasket(mutation(requireBasket(caller, basketId), context), context), caller)
    },

    deleteBasket: (caller: Caller, basketId: string): void =>
      store.atomically(() => store.deleteBasket(requireBasket(caller, basketId).basketId)),

    /** Merges the guest's basket of the caller's session into the caller's own. */
    mergeBasket: (caller: Caller, options: MergeOptions): PricedBasket =>
      store.atomically(() => {
        const both = findGuestAndOwnBasket(caller, store)
        const { defaultCurrency } = requireSite(caller.siteId)
        const createDestination = (currency = defaultCurrency) => createEmpty(caller, currency)
        return save(mergeGuestBasket(both, options, createDestination, getContext(caller), store), caller)
      }),

    /** Makes the guest's basket of the caller's session the caller's; undefined without one. */
    transferBasket: (caller: Caller, options: TransferOptions): PricedBasket | undefined =>
      store.atomically(() => {
        const basket = transferGuestBasket(
          findGuestAndOwnBasket(caller, store),
          options,
          caller,
          getContext(caller),
          store
        )
        return basket && save(basket, caller)
      }),

    /** The open baskets of a customer: at most one. */
    listBasketsOfCustomer: (asker: Pick<Caller, 'siteId' | 'customerId' | 'locale'>): PricedBasket[] => {
      const basket = store.findBasketOfCustomer(asker.siteId, asker.customerId)
      return basket ? [price(settle(basket, asker), asker)] : []
    },

    /**
     * Gives the caller the basket of an order that has failed. A basket that the caller has opened since
     * is deleted for it (requirement 6.6) or, without `replaceOpen`, exceeds the quota: 400 error.
     */
    reopenBasket: (
      caller: Caller,
      placed: PricedBasket,
      { replaceOpen }: { replaceOpen: boolean }
    ): PricedBasket => {
      if (!replaceOpen) requireNoBasket(caller)
      const open = store.findBasketOfCustomer(caller.siteId, caller.customerId)
      if (open) store.deleteBasket(open.basketId)
      return save(reopenBasket(placed, ids.next('basket'), caller, clock.now()), caller)
    },

    /** Hands the basket over to an order: it is gone when the transaction that this joins commits. */
    consumeBasket: (caller: Caller, basketId: string): PricedBasket => {
      const basket = requireBasket(caller, basketId)
      store.deleteBasket(basketId)
      return price(basket, caller)
    }
  }
}
