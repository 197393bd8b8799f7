import {
  nameGiftCertificate,
  requireGiftCertificate,
  type GiftCertificateInput
} from './add-gift-certificate-item'
import { requireSendDay } from '../../gift-certificates/gift-words'
import type { GiftCertificateItem } from '../basket'
import { requireGiftCertificateItem, requireShipment } from './find-parts'
import type { Mutation } from './mutation'

/** Changes the given members of a gift certificate item; throws the errors of adding one. */
export const updateGiftCertificateItem =
  (giftCertificateItemId: string, { custom: added, ...change }: Partial<GiftCertificateInput>): Mutation =>
  (basket, context) => {
    const item = requireGiftCertificateItem(basket, giftCertificateItemId)
    const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const custom = { ...item.custom, ...added }
    // A day that has passed since it was chosen stays: the gift is sent with the order.
    if (custom.c_sendOn !== item.custom.c_sendOn) requireSendDay(custom.c_sendOn, context.now)
    const changed: GiftCertificateItem = requireGiftCertificate({
      ...item,
      ...named,
      name: nameGiftCertificate(custom, basket, context),
      custom
    })
    requireShipment(basket, changed.shipmentId)
    return {
      ...basket,
      giftCertificateItems: basket.giftCertificateItems.map(each => (each === item ? changed : each))
    }
  }
