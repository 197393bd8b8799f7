import type { Localized } from '../../texts/localized-text'
import { CheckoutError } from '../checkout-error'
import type { CouponRefusal } from './coupon'

const messages: Record<CouponRefusal, Localized> = {
  coupon_code_unknown: {
    de: 'Diesen Aktionscode kennen wir nicht.',
    en: 'We do not know this promo code.',
    it: 'Non conosciamo questo codice promozionale.',
    fr: 'Nous ne connaissons pas ce code promo.'
  },
  coupon_code_already_in_basket: {
    de: 'Dieser Aktionscode ist bereits in Ihrem Warenkorb.',
    en: 'This promo code is already in your basket.',
    it: 'Questo codice promozionale è già nel Suo carrello.',
    fr: 'Ce code promo est déjà dans votre panier.'
  },
  coupon_already_in_basket: {
    de: 'Ein Code dieser Aktion ist bereits in Ihrem Warenkorb.',
    en: 'Another code of this offer is already in your basket.',
    it: 'Un codice di questa promozione è già nel Suo carrello.',
    fr: 'Un code de cette offre est déjà dans votre panier.'
  },
  coupon_code_already_redeemed: {
    de: 'Dieser Aktionscode wurde bereits eingelöst.',
    en: 'This promo code has already been redeemed.',
    it: 'Questo codice promozionale è già stato utilizzato.',
    fr: 'Ce code promo a déjà été utilisé.'
  },
  coupon_disabled: {
    de: 'Dieser Aktionscode ist nicht mehr gültig.',
    en: 'This promo code is no longer valid.',
    it: 'Questo codice promozionale non è più valido.',
    fr: 'Ce code promo n’est plus valable.'
  },
  redemption_limit_exceeded: {
    de: 'Dieser Code ist aufgebraucht.',
    en: 'This promo code has reached its limit.',
    it: 'Questo codice promozionale ha raggiunto il limite di utilizzi.',
    fr: 'Ce code promo a atteint sa limite.'
  },
  customer_redemption_limit_exceeded: {
    de: 'Sie haben diesen Aktionscode bereits eingelöst.',
    en: 'You have already redeemed this promo code.',
    it: 'Ha già utilizzato questo codice promozionale.',
    fr: 'Vous avez déjà utilisé ce code promo.'
  },
  timeframe_redemption_limit_exceeded: {
    de: 'Sie haben diesen Aktionscode in letzter Zeit bereits eingelöst.',
    en: 'You have already redeemed this promo code recently.',
    it: 'Ha già utilizzato di recente questo codice promozionale.',
    fr: 'Vous avez déjà utilisé ce code promo récemment.'
  },
  no_active_promotion: {
    de: 'Die Aktion zu diesem Aktionscode läuft zurzeit nicht.',
    en: 'The offer of this promo code is not running at present.',
    it: 'La promozione legata a questo codice al momento non è attiva.',
    fr: 'L’offre de ce code promo n’est pas en cours.'
  }
}

/**
 * 400 error for a code that cannot be redeemed. `statusCode` is the platform's reason, e.g.
 * COUPON_CODE_UNKNOWN, and the problem's type is the same in words, e.g. coupon-code-unknown.
 */
export function refuseCoupon(refusal: CouponRefusal, couponCode: string): CheckoutError {
  const statusCode = refusal.toUpperCase()
  return new CheckoutError(
    'invalid',
    refusal.replaceAll('_', '-'),
    'Invalid Coupon Code',
    `The coupon code '${couponCode}' cannot be redeemed: ${statusCode}.`,
    { couponCode, statusCode },
    { statusCode, statusMessage: messages[refusal] }
  )
}
