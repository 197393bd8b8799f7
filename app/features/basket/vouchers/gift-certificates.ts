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
import { runExclusive } from '../api/basket-mutex'

/** The balance of a gift certificate. A failure is a value; its text contains the typed code. */
export const checkGiftCertificate = async (
  platform: Platform,
  giftCertID: string
): Promise<GiftCertificateBalance | GiftCertificateFailure> =>
  nameCertificate(await platform.family(giftCertificateControllers).checkBalance({ giftCertID }), giftCertID)

/** Pays the basket with a gift certificate, as far as its balance allows; the basket is refetched. */
export const redeemGiftCertificate = (
  { client, platform }: BasketAccess,
  giftCertID: string
): Promise<RedeemedGiftCertificate | GiftCertificateFailure> =>
  runExclusive(platform, async () => {
    const answer = await platform.family(giftCertificateControllers).redeem({ giftCertID })
    void client.invalidateQueries(BASKET_KEY)
    return nameCertificate(answer, giftCertID)
  })

/**
 * Removes a redeemed gift certificate from the basket, with its payment instrument; the basket is
 * refetched. `giftCertificateCode` is the internal one that `redeemGiftCertificate` has returned.
 */
export const removeGiftCertificate = (
  { client, platform }: BasketAccess,
  giftCertificateCode: string
): Promise<{ success: true } | GiftCertificateFailure> =>
  runExclusive(platform, async () => {
    const answer = await platform
      .family(giftCertificateControllers)
      .removeGiftCertificate({ giftCertificateCode })
    void client.invalidateQueries(BASKET_KEY)
    return answer
  })
