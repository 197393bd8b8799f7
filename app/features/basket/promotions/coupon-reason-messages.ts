import { defineMessages } from '../../../intl/intl'

/** Why a code that is in the cart takes nothing off. */
export const couponReasonMessages = defineMessages({
  minimum: {
    id: 'promotions.lacksMinimum',
    defaultMessage: 'Add goods worth another {amount} to use it.'
  },
  boxes: {
    id: 'promotions.lacksBoxes',
    defaultMessage:
      'Add {boxes, plural, one {# more box or sleeve} other {# more boxes or sleeves}} to use it.'
  },
  login: { id: 'promotions.lacksLogin', defaultMessage: 'It is for customers who are logged in.' },
  'first-order': { id: 'promotions.lacksFirstOrder', defaultMessage: 'It is for your first order only.' },
  products: {
    id: 'promotions.lacksProducts',
    defaultMessage: 'It does not apply to any product in your cart.'
  },
  combined: {
    id: 'promotions.lacksOther',
    defaultMessage: 'It cannot be combined with the better discount already in your cart.'
  },
  currency: {
    id: 'promotions.lacksCurrency',
    defaultMessage: 'It is not available in the currency of your cart.'
  },
  dates: { id: 'promotions.lacksDates', defaultMessage: 'This offer is not running at present.' }
})
