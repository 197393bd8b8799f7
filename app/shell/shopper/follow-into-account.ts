import { mergeGuestBasket } from '../../features/basket/api/merge-basket'
import type { BasketAccess } from '../../features/basket/api/basket-access'
import { basketQuery } from '../../features/basket/api/basket-query'
import { showBasketAlert } from '../../features/basket/components/basket-alerts'
import type { BasketAlert } from '../../features/basket/describe-basket-error'
import { shopperSession } from '../../platform/session/shopper-session'

/**
 * Reads the guest's basket before a login. Returns a function that moves it into the account after a login that
 * succeeded.
 */
export async function followIntoAccount(
  access: BasketAccess,
  describe: (error: unknown) => BasketAlert
): Promise<() => Promise<void>> {
  const { client, platform } = access
  const session = platform.family(shopperSession)
  if (session.getAuthType() === 'registered') return () => Promise.resolve()
  // One that cannot be read is moved all the same: the platform knows it.
  const guest = await client.fetchQuery(basketQuery(platform, access)).catch(() => undefined)
  return async () => {
    if (session.getAuthType() !== 'registered') return
    try {
      await mergeGuestBasket(access, guest)
    } catch (error) {
      showBasketAlert(client, describe(error))
    }
  }
}
