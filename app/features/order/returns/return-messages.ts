import { defineMessages } from '../../../intl/intl'

/** Of returns, cancellations by line, and refunds. */
export const returnMessages = defineMessages({
  open: { id: 'orders.returnOpen', defaultMessage: 'Return items' },
  title: { id: 'orders.returnTitle', defaultMessage: 'What would you like to return?' },
  text: {
    id: 'orders.returnText',
    defaultMessage:
      'Choose how many of each item you return, and why. You can print the return label afterwards.'
  },
  opened: {
    id: 'orders.returnOpened',
    defaultMessage:
      'For hygiene reasons we cannot take back opened food, such as tea, coffee and capsules, unless it is damaged or not what you ordered.'
  },
  send: { id: 'orders.returnSend', defaultMessage: 'Register return' },
  done: {
    id: 'orders.returnDone',
    defaultMessage: 'Your return is registered. Please put the return label into the parcel.'
  },
  label: { id: 'orders.returnLabelOpen', defaultMessage: 'Open return label (PDF, opens in a new tab)' },
  failed: {
    id: 'orders.returnFailed',
    defaultMessage: 'The return could not be registered. Please try again.'
  },
  cancelOpen: { id: 'orders.cancelItemsOpen', defaultMessage: 'Cancel individual items' },
  cancelTitle: { id: 'orders.cancelItemsTitle', defaultMessage: 'What would you like to cancel?' },
  cancelText: {
    id: 'orders.cancelItemsText',
    defaultMessage:
      'We will refund what you have paid for them. If you choose everything, the whole order is canceled. This cannot be undone.'
  },
  cancelSend: { id: 'orders.cancelItemsSend', defaultMessage: 'Cancel these items' },
  cancelDone: { id: 'orders.cancelItemsDone', defaultMessage: 'The items have been canceled.' },
  cancelFailed: {
    id: 'orders.cancelItemsFailed',
    defaultMessage: 'The items could not be canceled. Please try again.'
  },
  keep: { id: 'orders.unitsKeep', defaultMessage: 'Back' },
  quantity: { id: 'orders.unitsQuantity', defaultMessage: 'Quantity<name> of {itemName}</name>' },
  reason: { id: 'orders.unitsReason', defaultMessage: 'Reason<name> for {itemName}</name>' },
  chooseReason: { id: 'orders.unitsChooseReason', defaultMessage: 'Please choose' },
  nothing: { id: 'orders.unitsNothing', defaultMessage: 'Please choose at least one item.' },
  reasonMissing: { id: 'orders.unitsReasonMissing', defaultMessage: 'Please choose a reason.' },
  changed: {
    id: 'orders.unitsChanged',
    defaultMessage: 'The order has changed in the meantime. Please check your selection.'
  },
  codeOld: {
    id: 'orders.unitsCodeOld',
    defaultMessage: 'Your code has expired. Please look up the order once more.'
  },
  announced: {
    id: 'orders.unitsAnnounced',
    defaultMessage:
      '{count, plural, one {Return registered for # item} other {Return registered for # items}}'
  },
  returned: {
    id: 'orders.unitsReturned',
    defaultMessage: '{count, plural, one {# item returned} other {# items returned}}'
  },
  cancelled: {
    id: 'orders.unitsCancelled',
    defaultMessage: '{count, plural, one {# item canceled} other {# items canceled}}'
  },
  refunds: { id: 'orders.refunds', defaultMessage: 'Refunds' },
  pending: { id: 'orders.refundPending', defaultMessage: '{amount} will be refunded' },
  refunded: { id: 'orders.refundDone', defaultMessage: '{amount} refunded on {day}' },
  sum: { id: 'orders.refundSum', defaultMessage: '{amount} refunded' },
  not_charged: { id: 'orders.refundNotCharged', defaultMessage: '{amount} will not be charged' },
  giftWrap: {
    id: 'orders.refundGiftWrap',
    defaultMessage: 'including {amount} for gift wrap',
    description: 'Below the amount of a refund'
  },
  to: {
    id: 'orders.refundTo',
    defaultMessage: 'to {method}',
    description: 'Behind the amount of a refund: the payment method that it goes to'
  }
})

/** Reasons that order managements have by default; others are shown in the merchant's words. */
export const REASONS = defineMessages({
  'Not as expected': { id: 'orders.reasonExpected', defaultMessage: 'Not as expected' },
  Damaged: { id: 'orders.reasonDamaged', defaultMessage: 'Damaged' },
  'Wrong product': { id: 'orders.reasonWrong', defaultMessage: 'Wrong item' },
  'Arrived too late': { id: 'orders.reasonLate', defaultMessage: 'Arrived too late' },
  'Changed mind': { id: 'orders.reasonMind', defaultMessage: 'I changed my mind' },
  'Ordered by mistake': { id: 'orders.reasonMistake', defaultMessage: 'Ordered by mistake' },
  'Found elsewhere': { id: 'orders.reasonElsewhere', defaultMessage: 'Found it elsewhere' },
  'Takes too long': { id: 'orders.reasonLong', defaultMessage: 'Takes too long' }
})
