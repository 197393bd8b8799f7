import { defineMessages } from '../../../intl/intl'

export const giftCardMessages = defineMessages({
  pay: { id: 'giftCard.pay', defaultMessage: 'Pay with gift card' },
  title: { id: 'giftCard.title', defaultMessage: 'Gift card' },
  redeemTitle: { id: 'giftCard.redeemTitle', defaultMessage: 'Redeem a gift card' },
  another: { id: 'giftCard.another', defaultMessage: 'Redeem another gift card' },
  code: { id: 'giftCard.code', defaultMessage: 'Activation Code' },
  codeRequired: { id: 'giftCard.codeRequired', defaultMessage: 'Please enter the Activation Code.' },
  codeUnreadable: {
    id: 'giftCard.codeUnreadable',
    defaultMessage: 'This is not the code of a gift card. Please enter it as it is printed on the card.'
  },
  redeem: { id: 'giftCard.redeem', defaultMessage: 'Redeem' },
  cards: { id: 'giftCard.cards', defaultMessage: 'Redeemed gift cards' },
  cardEnding: { id: 'giftCard.cardEnding', defaultMessage: 'Gift card ending in {ending}' },
  remove: { id: 'giftCard.remove', defaultMessage: 'Remove' },
  redeemed: { id: 'giftCard.redeemed', defaultMessage: 'The gift card was redeemed.' },
  removed: { id: 'giftCard.removed', defaultMessage: 'The gift card was removed.' },
  paysAll: { id: 'giftCard.paysAll', defaultMessage: 'Your gift cards cover your whole order.' },
  droppedTitle: { id: 'giftCard.droppedTitle', defaultMessage: 'A gift card no longer applies' },
  dropped: {
    id: 'giftCard.dropped',
    defaultMessage:
      'Your cart is now in {currency}. {count, plural, one {Your gift card in another currency was removed and keeps its balance} other {Your gift cards in another currency were removed and keep their balance}}: {cards}.'
  },
  removeFailed: {
    id: 'giftCard.removeFailed',
    defaultMessage: 'The gift card could not be removed. Please try again.'
  },
  balanceOpen: { id: 'product.balanceOpen', defaultMessage: 'Check the balance of a gift card' },
  balanceTitle: { id: 'giftCard.balanceTitle', defaultMessage: 'Gift card balance' },
  balanceText: {
    id: 'giftCard.balanceText',
    defaultMessage: 'Enter the code of a gift card to see what is left on it.'
  },
  balanceCheck: { id: 'giftCard.balanceCheck', defaultMessage: 'Check balance' },
  balance: { id: 'giftCard.balance', defaultMessage: 'The balance is {amount}.' },
  balanceFailed: {
    id: 'giftCard.balanceFailed',
    defaultMessage: 'An technical error occured on useSfraApiGiftCertCheckBalance.'
  }
})
