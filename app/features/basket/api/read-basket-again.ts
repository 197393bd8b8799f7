import type { Basket } from '../model/basket'
import type { BasketAccess } from './basket-access'
import { BASKET_KEY } from './basket-key'

/**
 * Reads the basket again where it is unknown whether the platform has done what it was asked for: what is in it then
 * decides. Undefined without a basket; where it cannot be read either, the one that was known.
 */
export async function readBasketAgain({ client }: Pick<BasketAccess, 'client'>): Promise<Basket | undefined> {
  await client.invalidateQueries({ queryKey: BASKET_KEY })
  return client.getQueryData<Basket | null>(BASKET_KEY) ?? undefined
}
