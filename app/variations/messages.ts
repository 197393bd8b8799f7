import { defineMessages } from '../intl/intl'

export const variationMessages = defineMessages({
  recipient: {
    id: 'variation.recipient',
    defaultMessage: 'for {recipient}',
    description: 'Below the name of a gift card to buy, behind its design and value: whom it is for'
  },
  byEmail: {
    id: 'variation.byEmail',
    defaultMessage: 'by email to {recipient}',
    description: 'Below the name of a gift card to buy'
  }
})
