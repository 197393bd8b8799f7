import { isUnclear } from '../../../platform/http/platform-error'
import {
  shopperBasketsVouchers,
  type GiftCertificateItemInput
} from '../../../platform/scapi/shopper-baskets-vouchers'
import { shopperSession } from '../../../platform/session/shopper-session'
import type { BasketAccess } from '../api/basket-access'
import { BASKET_KEY } from '../api/basket-key'
import { cacheBasket } from '../api/cache-basket'
import { changeBasket, readyToSend, runBasketChange } from '../api/change-basket'
import { ensureBasket, findPlatformBasket } from '../api/find-basket'
import type { Basket } from '../model/basket'
import { CookiesBlocked, findMixingProblem, MixingProblem } from '../model/add-refusals'
import { mapBasket } from '../model/map-basket'

/**
 * Adds a gift card for somebody, creating a basket if necessary. It is not kept in the browser until it is sent
 * (decision 57): it names a person who has not asked for it. After a lost answer the basket says whether it is there.
 *
 * @throws MixingProblem beside goods; what the platform answers.
 */
export async function addGift(access: BasketAccess, item: GiftCertificateItemInput): Promise<Basket> {
  if (!(await access.platform.family(shopperSession).keepsCookies())) throw new CookiesBlocked()
  return runBasketChange(access, async () => {
    const { client, platform } = access
    const known = client.getQueryData<Basket | null>(BASKET_KEY) ?? mapBasket(await ensureBasket(access))
    const code = findMixingProblem(known, { isGiftCard: true, isVirtual: true })
    if (code) throw new MixingProblem(code)
    await readyToSend(platform, () => undefined)
    const { basketId } = known
    try {
      return cacheBasket(
        access,
        await platform.family(shopperBasketsVouchers).addGiftCertificateItemToBasket({ basketId }, item)
      )
    } catch (error) {
      const basket = isUnclear(error) ? await findAdded(access, known, item) : undefined
      if (!basket) throw error
      return basket
    }
  })
}

/** The basket, where it has the present although the answer was lost. */
async function findAdded(access: BasketAccess, before: Basket, item: GiftCertificateItemInput) {
  const found = await findPlatformBasket(access).catch(() => undefined)
  const ids = before.giftCertificateItems.map(each => each.giftCertificateItemId)
  const isThere = found?.giftCertificateItems?.some(
    each => !ids.includes(each.giftCertificateItemId) && each.recipientEmail === item.recipientEmail
  )
  return found && isThere ? cacheBasket(access, found) : undefined
}

/** Changes a gift card for somebody, which keeps its line. */
export const changeGift = (
  access: BasketAccess,
  giftCertificateItemId: string,
  item: GiftCertificateItemInput
): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform
      .family(shopperBasketsVouchers)
      .updateGiftCertificateItemInBasket({ basketId, giftCertificateItemId }, item)
  )
