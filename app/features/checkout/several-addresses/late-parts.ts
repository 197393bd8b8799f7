import { loadable } from '../../../entry/kit-adapter/loadable'
import { SHORT_PAUSES_MS, tryAgain } from '../../../lazy-loading/try-again'
import type { BasketAccess } from '../../basket/api/basket-access'
import type { Basket } from '../../basket/model/basket'

// In one file that only orders to several addresses load.

export const SeveralAddresses = loadable(
  () =>
    tryAgain(
      () => import(/* webpackChunkName: "several-addresses" */ './several-addresses'),
      SHORT_PAUSES_MS
    ),
  { ssr: false }
)
export const SeveralMethods = loadable(
  () =>
    tryAgain(() => import(/* webpackChunkName: "several-addresses" */ './several-methods'), SHORT_PAUSES_MS),
  { ssr: false }
)
export const SeveralSummary = loadable(
  () =>
    tryAgain(() => import(/* webpackChunkName: "several-addresses" */ './several-summary'), SHORT_PAUSES_MS),
  { ssr: false }
)

/** Sends everything to the first address. */
export async function gatherLater(access: BasketAccess, basket: Basket): Promise<Basket> {
  const { gatherDeliveries } = await import(/* webpackChunkName: "several-addresses" */ './save-deliveries')
  return gatherDeliveries(access, basket)
}
