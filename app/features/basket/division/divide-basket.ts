import { withLock } from '../../../browser/with-lock'
import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import type { BasketAccess } from '../api/basket-access'
import { cacheBasket } from '../api/cache-basket'
import { requireBasketId, runBasketChange } from '../api/change-basket'
import type { Basket } from '../model/basket'
import { completeDivision, isDivisionOpen } from './complete-division'
import { planDivision, type WantedUnits } from './plan-division'

/** The basket has other units than were divided: it was changed elsewhere. */
export class OutdatedDivision extends Error {
  override name = 'OutdatedDivision'
}

const lockName = (siteId: string) => `basket-division-${siteId}`

/**
 * Brings units into the wanted shipments, in at most three calls: lines change in one, lines that are new come with the
 * second, the third crosses them off. What a kill interrupts is completed with the next reading (`completeOpen`).
 *
 * @throws OutdatedDivision, and what the platform answers; then no unit is lost, and none is there twice.
 */
export const divideBasket = (access: BasketAccess, wanted: WantedUnits[]): Promise<Basket> =>
  runBasketChange(access, () =>
    withLock(lockName(access.siteId), {}, async () => {
      const { platform } = access
      const basketId = await requireBasketId(access)
      const { basket: found } = await completeDivision(
        platform,
        await platform.baskets.getBasket({ basketId })
      )
      const changes = planDivision(found, wanted)
      if (!changes) {
        cacheBasket(access, found)
        throw new OutdatedDivision('the basket has other units than were divided')
      }
      if (changes.length === 0) return cacheBasket(access, found)
      const changed = await platform.baskets.updateItemsInBasket({ basketId }, changes)
      const { basket, refusal } = await completeDivision(platform, changed)
      const shown = cacheBasket(access, basket)
      if (refusal !== undefined) throw refusal
      return shown
    })
  )

/** Completes a division that was interrupted, unless another tab is at it. */
export const completeOpen = (
  { platform, siteId }: Pick<BasketAccess, 'platform' | 'siteId'>,
  basket: PlatformBasket
): Promise<PlatformBasket> =>
  withLock(lockName(siteId), {}, async () => {
    const current = await platform.baskets.getBasket({ basketId: basket.basketId ?? '' })
    return isDivisionOpen(current) ? (await completeDivision(platform, current)).basket : current
  })
