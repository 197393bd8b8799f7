import { isNotFound, isUnclear } from '../../../platform/http/platform-error'
import type { BasketAccess } from './basket-access'
import { BASKET_KEY } from './basket-query'
import { takeTurn } from './take-turns'

/**
 * Runs a change of the basket when it is its turn. When something of the basket has vanished, or nobody
 * knows whether the change took place, the basket is read anew.
 */
export function changeInTurn<Result>(
  { client, platform }: BasketAccess,
  change: () => Promise<Result>
): Promise<Result> {
  return takeTurn(platform, async () => {
    try {
      return await change()
    } catch (error) {
      if (isNotFound(error) || isUnclear(error)) void client.invalidateQueries(BASKET_KEY)
      throw error
    }
  })
}
