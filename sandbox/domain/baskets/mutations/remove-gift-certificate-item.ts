import { requireGiftCertificateItem } from './find-parts'
import type { Mutation } from './mutation'

/** Takes a gift certificate to be bought out of the basket; 404 error when it is not there. */
export const removeGiftCertificateItem =
  (giftCertificateItemId: string): Mutation =>
  basket => {
    const item = requireGiftCertificateItem(basket, giftCertificateItemId)
    return { ...basket, giftCertificateItems: basket.giftCertificateItems.filter(each => each !== item) }
  }
