import { loadable } from '../../../entry/kit-adapter/loadable'
import type { BasketAccess } from '../../basket/api/basket-access'
import type { Basket } from '../../basket/model/basket'

// In one file that only orders to several addresses load.

export const SeveralAddresses = loadable(
  () => import(/* webpackChunkName: "several-addresses" */ './several-addresses'),
  { ssr: false }
)
export const SeveralMethods = loadable(
  () => import(/* webpackChunkName: "several-addresses" */ './several-methods'),
  { ssr: false }
)
export const SeveralSummary = loadable(
  () => import(/* webpackChunkName: "several-addresses" */ './several-summary'),
  { ssr: false }
)

/** Sends everything to the first address. */
export async function gatherLater(access: BasketAccess, basket: Basket): Promise<Basket> {
  const { gatherDeliveries } = await import(/* webpackChunkName: "several-addresses" */ './save-deliveries')
  return gatherDeliveries(access, basket)
}
