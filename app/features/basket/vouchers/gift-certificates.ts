import { withBotCheck } from '../../../platform/bot-check'
import {
  giftCertificateControllers,
  type GiftCertificateBalance,
  type GiftCertificateFailure,
  type RedeemedGiftCertificate
} from '../../../platform/controllers/gift-certificate-controllers'
import { isPlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import { shopperBasketsCheckout } from '../../../platform/scapi/shopper-baskets-checkout'
import type { BasketAccess } from '../api/basket-access'
import { runExclusive } from '../api/basket-mutex'
import { BASKET_KEY } from '../api/basket-key'
import { requireBasketId } from '../api/change-basket'
import { cacheBasket } from '../api/cache-basket'
import type { Basket, PaymentInstrument } from '../model/basket'

/** No more of a code is shown than of a card that pays. */
const SHOWN = 4

/** A typed code without all but its end; of one that is not longer than that nothing stays. */
const maskCode = (code: string): string => {
  const characters = [...code]
  return characters.length > SHOWN ? `****${characters.slice(-SHOWN).join('')}` : '****'
}

/**
 * Replaces {0} in a failure's text by the typed code (requirement 6.4), masked: a refusal may be read
 * over a shoulder or in a screenshot, and the code may be that of a good card. Returns other results unchanged.
 */
const nameCertificate = <Answer extends object>(answer: Answer, code: string): Answer =>
  'ErrorMsg' in answer && typeof answer.ErrorMsg === 'string'
    ? { ...answer, ErrorMsg: answer.ErrorMsg.split('{0}').join(maskCode(code)) }
    : answer

/** The balance of a gift certificate. A failure is a value; its text contains the typed code. */
export const checkGiftCertificate = async (
  platform: Platform,
  giftCertID: string,
  botCheckToken?: string
): Promise<GiftCertificateBalance | GiftCertificateFailure> => {
  const controllers = platform.family(withBotCheck(giftCertificateControllers, botCheckToken))
  return nameCertificate(await controllers.checkBalance({ giftCertID }), giftCertID)
}

/**
 * Pays the basket with a gift certificate, as far as its balance allows; the basket is refetched. The code
 * is passed to the call and kept nowhere: no query or mutation is named after it.
 */
export const redeemGiftCertificate = (
  access: BasketAccess,
  giftCertID: string
): Promise<RedeemedGiftCertificate | GiftCertificateFailure> =>
  runExclusive(access.platform, async () => {
    const answer = await access.platform.family(giftCertificateControllers).redeem({ giftCertID })
    // A failure may hide that the certificate arrived: the next read shows it.
    if (answer.error) void access.client.invalidateQueries({ queryKey: BASKET_KEY })
    else await rereadBasket(access)
    return nameCertificate(answer, giftCertID)
  })

/**
 * Removes a redeemed gift certificate from the basket, and with it its payment instrument (requirement 6.4
 * "Gift card redemption"), also where the platform leaves that to the shop; the basket is refetched.
 */
export const removeGiftCertificate = (
  access: BasketAccess,
  { id, giftCard }: Pick<PaymentInstrument, 'id' | 'giftCard'>
): Promise<{ success: true } | GiftCertificateFailure> =>
  runExclusive(access.platform, async () => {
    if (giftCard?.internalCode) {
      const answer = await access.platform
        .family(giftCertificateControllers)
        .removeGiftCertificate({ giftCertificateCode: giftCard.internalCode })
      if (answer.error) {
        void access.client.invalidateQueries({ queryKey: BASKET_KEY })
        return answer
      }
    }
    const basket = await rereadBasket(access)
    if (basket?.paymentInstruments.some(instrument => instrument.id === id)) {
      const parameters = { basketId: basket.basketId, paymentInstrumentId: id }
      cacheBasket(
        access,
        await access.platform.family(shopperBasketsCheckout).removePaymentInstrumentFromBasket(parameters)
      )
    }
    return { success: true }
  })

/**
 * The basket after a controller has changed it. What was changed stays changed when it cannot be read:
 * then it is refetched when a page needs it next.
 */
async function rereadBasket(access: BasketAccess): Promise<Basket | undefined> {
  try {
    const basketId = await requireBasketId(access)
    return cacheBasket(access, await access.platform.baskets.getBasket({ basketId }))
  } catch (error) {
    if (!isPlatformError(error)) throw error
    void access.client.invalidateQueries({ queryKey: BASKET_KEY })
    return undefined
  }
}
