import type { Localized } from '../../../texts/localized-text'
import type { Cents } from '../../money'
import { isEmailAddress } from '../../customers/email-address'
import { requireGiftWords, requireSendDay } from '../../gift-certificates/gift-words'
import { DEFAULT_SHIPMENT_ID, type Basket, type CustomAttributes, type GiftCertificateItem } from '../basket'
import { CheckoutError, invalidField } from '../../checkout-error'
import { requireShipment } from './find-parts'
import { requireSameDelivery } from './gift-card-mixing'
import type { Mutation, MutationContext } from './mutation'

/** Most gift certificate items in one basket: each is a mail to somebody who has not asked for it. */
export const MAX_GIFT_CERTIFICATE_ITEMS = 10
/** 500.00 in the basket's currency. */
const MAX_AMOUNT: Cents = 50_000

export interface GiftCertificateInput {
  amount: Cents
  recipientEmail: string
  recipientName?: string
  senderName?: string
  message?: string
  shipmentId?: string
  custom: CustomAttributes
}

type CheckedMember = 'amount' | 'recipientEmail' | 'recipientName' | 'senderName' | 'message'

/** The input of an item, checked; throws a 400 error that names the field. */
export function requireGiftCertificate<T extends Pick<GiftCertificateItem, CheckedMember>>(item: T): T {
  const { amount } = item
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > MAX_AMOUNT) {
    throw invalidField('amount', `an amount of money up to ${MAX_AMOUNT / 100} is required`)
  }
  const recipientEmail = item.recipientEmail.trim()
  if (!isEmailAddress(recipientEmail)) throw invalidField('recipientEmail', 'not an e-mail address')
  requireGiftWords(item)
  return { ...item, recipientEmail }
}

/** The name of a gift certificate: that of the chosen gift card, where `c_originalSKU` names one. */
export function nameGiftCertificate(
  { c_originalSKU: sku }: CustomAttributes,
  { siteId, currency }: Basket,
  { catalogue }: MutationContext
): Localized {
  const product = typeof sku === 'string' ? catalogue.findSellable(siteId, sku, currency) : undefined
  return product?.isGiftCard
    ? product.name
    : { de: 'Geschenkkarte', en: 'Gift card', it: 'Carta regalo', fr: 'Carte cadeau' }
}

/** Puts a gift certificate to be bought into the basket; it shares the basket with virtual gift cards only. */
export const addGiftCertificateItem =
  ({ shipmentId = DEFAULT_SHIPMENT_ID, ...input }: GiftCertificateInput): Mutation =>
  (basket, context) => {
    requireShipment(basket, shipmentId)
    const checked = requireGiftCertificate(input)
    requireSendDay(input.custom.c_sendOn, context.now)
    requireSameDelivery(basket, { id: 'gift-certificate', isVirtualGiftCard: true }, context)
    if (basket.giftCertificateItems.length >= MAX_GIFT_CERTIFICATE_ITEMS) {
      throw new CheckoutError(
        'invalid',
        'gift-certificate-items-quota-exceeded',
        'Gift Certificate Items Quota Exceeded',
        `A basket holds at most ${MAX_GIFT_CERTIFICATE_ITEMS} gift certificate items.`
      )
    }
    const item = {
      ...checked,
      name: nameGiftCertificate(input.custom, basket, context),
      shipmentId,
      giftCertificateItemId: context.ids.next('item')
    }
    return { ...basket, giftCertificateItems: [...basket.giftCertificateItems, item] }
  }
