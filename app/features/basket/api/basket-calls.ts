import type { Basket } from '../model/basket'
import { mapBasket } from '../model/map-basket'
import type { BasketAccess } from './basket-access'
import { findPlatformBasket } from './find-basket'
import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'

export { addItems } from './add-items'
export { keepUntilSent } from '../changes/unsent-changes'

/** The shopper's basket as the platform has it; null when there is none. */
export async function readBasket(
  access: Pick<BasketAccess, 'platform' | 'siteId' | 'currency' | 'isOtherLocale'>
): Promise<Basket | null> {
  const basket = await findPlatformBasket(access)
  if (!basket) return null
  return mapBasket(hasOwedUnits(basket) ? await completeLater(access, basket) : basket)
}

/** Units that a killed page has left between two shipments (decision 56). */
const hasOwedUnits = ({ productItems = [] }: PlatformBasket): boolean =>
  productItems.some(({ c_owedUnits: owed }) => Boolean(owed))

async function completeLater(
  access: Pick<BasketAccess, 'platform' | 'siteId'>,
  basket: PlatformBasket
): Promise<PlatformBasket> {
  const { completeOpen } = await import(/* webpackChunkName: "divide-basket" */ '../division/divide-basket')
  return completeOpen(access, basket)
}
