import { defineMessages } from '../../../intl/intl'

/** The words of coupons, bonus products and the welcome offer (requirement 6.3). */
export const promotionMessages = defineMessages({
  heading: { id: 'promotions.heading', defaultMessage: 'Promo codes' },
  code: { id: 'promotions.code', defaultMessage: 'Promo code' },
  redeem: { id: 'promotions.redeem', defaultMessage: 'Redeem' },
  refused: {
    id: 'promotions.refused',
    defaultMessage: 'Something went wrong while adding the coupon. Please check if the coupon is valid.'
  },
  malformed: {
    id: 'promotions.malformed',
    defaultMessage: 'A code is a short word of letters, digits and hyphens.'
  },
  isGiftCard: { id: 'promotions.isGiftCard', defaultMessage: 'Is it the code of a gift card?' },
  redeemAsGiftCard: { id: 'promotions.redeemAsGiftCard', defaultMessage: 'Redeem as a gift card' },
  isPromoCode: { id: 'promotions.isPromoCode', defaultMessage: 'Is it a promo code?' },
  redeemAsPromoCode: { id: 'promotions.redeemAsPromoCode', defaultMessage: 'Redeem as a promo code' },
  creditRest: {
    id: 'promotions.creditRest',
    defaultMessage:
      'The credit {code} is worth {worth} and pays {used} of this cart. It is for one order: the remaining {rest} would be lost. Add something to your cart to use it up, or keep the credit for a larger order.'
  },
  added: { id: 'promotions.added', defaultMessage: 'The code {code} is in your cart.' },
  removed: { id: 'promotions.removed', defaultMessage: 'The code {code} was removed.' },
  codes: { id: 'promotions.codes', defaultMessage: 'Codes in your cart' },
  welcomeOffer: { id: 'promotions.welcomeOffer', defaultMessage: 'Welcome offer' },
  select: { id: 'promotions.select', defaultMessage: 'Click here to select' },
  bonusWithoutCode: { id: 'promotions.bonusWithoutCode', defaultMessage: 'Your free product' },
  notApplicable: { id: 'promotions.notApplicable', defaultMessage: '(Not applicable)' },
  noReduction: { id: 'promotions.noReduction', defaultMessage: 'Not applicable to this cart yet' },
  chooseTitle: { id: 'promotions.chooseTitle', defaultMessage: 'Choose your free product' },
  chooseLeft: {
    id: 'promotions.chooseLeft',
    defaultMessage:
      '{left, plural, =0 {Everything has been chosen.} one {You may choose # more product.} other {You may choose # more products.}}'
  },
  free: { id: 'promotions.free', defaultMessage: 'Free' },
  freeInstead: { id: 'promotions.freeInstead', defaultMessage: 'Free instead of {price}' },
  none: { id: 'promotions.none', defaultMessage: 'No free product' },
  variant: { id: 'promotions.variant', defaultMessage: 'Variant' },
  confirmChoice: { id: 'promotions.confirmChoice', defaultMessage: 'Confirm choice' },
  later: { id: 'promotions.later', defaultMessage: 'Not now' },
  changeChoice: { id: 'promotions.changeChoice', defaultMessage: 'Change choice' },
  chooseFailed: {
    id: 'promotions.chooseFailed',
    defaultMessage: 'The free products could not be loaded.'
  },
  loading: { id: 'promotions.loading', defaultMessage: 'The free products are loading' },
  welcomeGiven: {
    id: 'promotions.welcomeGiven',
    defaultMessage: 'Your welcome offer is active. The discount has been taken off.'
  },
  welcomeRemoved: {
    id: 'promotions.welcomeRemoved',
    defaultMessage:
      'The discount is no longer active. Add the missing tea boxes to your cart to reactivate it.'
  },
  welcomeRemovedCoffee: {
    id: 'promotions.welcomeRemovedCoffee',
    defaultMessage: 'The discount is no longer active. Add the missing sleeves to your cart to reactivate it.'
  },
  removeQuestion: { id: 'promotions.removeQuestion', defaultMessage: 'Remove {name}?' },
  removeQuestionText: {
    id: 'promotions.removeQuestionText',
    defaultMessage: 'This item belongs to your welcome offer. Without it you may lose the discount.'
  },
  removeAnyway: { id: 'promotions.removeAnyway', defaultMessage: 'Remove item anyway' },
  cancel: { id: 'promotions.cancel', defaultMessage: 'Cancel' },
  applied: { id: 'promotions.applied', defaultMessage: '(Applied)' }
})
