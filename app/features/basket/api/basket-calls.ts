import type { Basket } from '../model/basket'
import { mapBasket } from '../model/map-basket'
import type { BasketAccess } from './basket-access'
import { findPlatformBasket } from './find-basket'

export { addItems } from './add-items'
export { keepUntilSent } from '../changes/unsent-changes'

/** The shopper's basket as the platform has it; null when there is none. */
export async function readBasket(
  access: Pick<BasketAccess, 'platform' | 'currency' | 'isOtherLocale'>
): Promise<Basket | null> {
  const basket = await findPlatformBasket(access)
  return basket ? mapBasket(basket) : null
}
