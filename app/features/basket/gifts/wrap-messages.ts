import { defineMessages } from '../../../intl/intl'

/** Words of a line that is wrapped as a gift. */
export const wrapMessages = defineMessages({
  asGift: { id: 'gift.asGift', defaultMessage: 'Wrap as a gift' },
  edit: { id: 'gift.wrapEdit', defaultMessage: 'Change gift wrap' },
  title: { id: 'gift.wrapTitle', defaultMessage: '{name} as a gift' },
  text: {
    id: 'gift.wrapText',
    defaultMessage: 'We wrap it in gift paper, free of charge, and put in a card with your message.'
  },
  save: { id: 'gift.wrapSave', defaultMessage: 'Apply' },
  remove: { id: 'gift.wrapRemove', defaultMessage: 'Do not wrap' }
})
