import {
  giftCertificateControllers,
  type GiftCertificateBalance,
  type GiftCertificateFailure,
  type RedeemedGiftCertificate
} from '../../../platform/controllers/gift-certificate-controllers'
import type { Platform } from '../../../platform/platform'
import { nameCertificate } from './gift-certificate-failure'
import type { BasketAccess } from '../api/basket-access'
import { BASKET_KEY } from '../api/basket-query'
import { takeTurn } from '../api/take-turns'

/** What is left on a gift certificate. A failure is a value, its text names the code that was typed. */
export const checkGiftCertificate = async (
  platform: Platform,
  giftCertID: string
): Promise<GiftCertificateBalance | GiftCertificateFailure> =>
  nameCertificate(await platform.family(giftCertificateControllers).checkBalance({ giftCertID }), giftCertID)

/** Pays the basket with a gift certificate, as far as it goes; the basket is read anew. */
export const redeemGiftCertificate = (
  { client, platform }: BasketAccess,
  giftCertID: string
): Promise<RedeemedGiftCertificate | GiftCertificateFailure> =>
  takeTurn(platform, async () => {
    const answer = await platform.family(giftCertificateControllers).redeem({ giftCertID })
    void client.invalidateQueries(BASKET_KEY)
    return nameCertificate(answer, giftCertID)
  })

/**
 * Takes a redeemed gift certificate off the basket, and its payment instrument with it; the basket is
 * read anew. `giftCertificateCode` is the internal one that redeeming has answered.
 */
export const removeGiftCertificate = (
  { client, platform }: BasketAccess,
  giftCertificateCode: string
): Promise<{ success: true } | GiftCertificateFailure> =>
  takeTurn(platform, async () => {
    const answer = await platform
      .family(giftCertificateControllers)
      .removeGiftCertificate({ giftCertificateCode })
    void client.invalidateQueries(BASKET_KEY)
    return answer
  })
