import { defineMessages } from '../../../intl/intl'

/** Words of a line that is wrapped as a gift. */
export const wrapMessages = defineMessages({
  asGift: { id: 'gift.asGift', defaultMessage: 'Wrap as a gift' },
  edit: { id: 'gift.wrapEdit', defaultMessage: 'Change gift wrap' },
  title: { id: 'gift.wrapTitle', defaultMessage: '{name} as a gift' },
  text: {
    id: 'gift.wrapText',
    defaultMessage: 'We wrap it in gift paper, free of charge, and enclose a card with your message.'
  },
  pricedText: {
    id: 'gift.pricedText',
    defaultMessage: 'We wrap each piece and enclose a card with your message.'
  },
  kinds: { id: 'gift.wrapKinds', defaultMessage: 'Gift wrap' },
  loading: { id: 'gift.wrapLoading', defaultMessage: 'The gift wrap is loading' },
  failed: { id: 'gift.wrapFailed', defaultMessage: 'The gift wrap could not be loaded.' },
  save: { id: 'gift.wrapSave', defaultMessage: 'Apply' },
  remove: { id: 'gift.wrapRemove', defaultMessage: 'Do not wrap' }
})
