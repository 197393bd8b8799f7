import { defineMessages } from '../../../intl/intl'

export const variantMessages = defineMessages({
  change: {
    id: 'cartPage.variantChange',
    defaultMessage: 'Change',
    description: 'Button beside the variant of a line of the cart; opens the choice of another one'
  },
  title: { id: 'cartPage.variantTitle', defaultMessage: 'Change {name}' },
  loading: { id: 'cartPage.variantLoading', defaultMessage: 'The variants are loading' },
  failed: { id: 'cartPage.variantFailed', defaultMessage: 'The variants could not be loaded.' },
  onlyOne: {
    id: 'cartPage.variantOnlyOne',
    defaultMessage: 'There is no other variant of this item at the moment.'
  },
  inCart: { id: 'cartPage.variantInCart', defaultMessage: 'in your cart' },
  summary: {
    id: 'cartPage.variantSummary',
    defaultMessage: '{count} × {variant}, {price} each',
    description: 'What the line of the cart becomes'
  },
  other: {
    id: 'cartPage.variantOther',
    defaultMessage:
      'You will get {count} instead of {former}: there are not as many of this variant, or it is sold in other quantities.'
  },
  joined: {
    id: 'cartPage.variantJoined',
    defaultMessage: 'This variant is already in your cart. The two will become one line of {count}.'
  },
  unwrapped: {
    id: 'cartPage.variantUnwrapped',
    defaultMessage: 'This variant comes without gift wrap and card.'
  },
  soldOut: { id: 'cartPage.variantSoldOut', defaultMessage: 'This variant cannot be added at the moment.' },
  keep: { id: 'cartPage.variantKeep', defaultMessage: 'Leave as it is' },
  take: { id: 'cartPage.variantTake', defaultMessage: 'Choose this one' },
  before: {
    id: 'cartPage.variantBefore',
    defaultMessage: 'Before: {count} × {variant}',
    description: 'Below a line whose variant was changed; an undo button follows'
  },
  done: { id: 'cartPage.variantDone', defaultMessage: 'Changed to {variant}, quantity {count}.' }
})
