import { defineMessages } from '../../../intl/intl'

/** Words of the form for a gift card that somebody else gets. */
export const giftFormMessages = defineMessages({
  whom: { id: 'gift.whom', defaultMessage: 'Who is the gift card for?' },
  me: { id: 'gift.me', defaultMessage: 'For me' },
  meText: { id: 'gift.meText', defaultMessage: 'By email, to pass on yourself' },
  other: { id: 'gift.other', defaultMessage: 'For somebody else' },
  otherText: { id: 'gift.otherText', defaultMessage: 'By email, on a day you choose' },
  errors: {
    id: 'gift.errors',
    defaultMessage: '{count, plural, one {Please check one field:} other {Please check # fields:}}'
  },
  required: { id: 'gift.required', defaultMessage: 'Fields marked * are required.' },
  recipientName: { id: 'gift.recipientName', defaultMessage: 'Recipient’s name' },
  recipientEmail: { id: 'gift.recipientEmail', defaultMessage: 'Recipient’s email' },
  senderName: { id: 'gift.senderName', defaultMessage: 'Your name' },
  senderHint: { id: 'gift.senderHint', defaultMessage: 'As the recipient knows you.' },
  text: { id: 'gift.text', defaultMessage: 'Your message' },
  textHint: {
    id: 'gift.textHint',
    defaultMessage: '{count} of {limit} characters, without web addresses.'
  },
  cardHint: { id: 'gift.cardHint', defaultMessage: '{count} of {limit} characters.' },
  sendOn: { id: 'gift.sendOn', defaultMessage: 'Send on' },
  sendOnHint: { id: 'gift.sendOnHint', defaultMessage: 'Today or a later day, until {last}.' },
  recipientNameRequired: {
    id: 'gift.recipientNameRequired',
    defaultMessage: 'Please enter the recipient’s name.'
  },
  senderNameRequired: { id: 'gift.senderNameRequired', defaultMessage: 'Please enter your name.' },
  emailRequired: { id: 'gift.emailRequired', defaultMessage: 'Please enter the recipient’s email address.' },
  emailInvalid: { id: 'gift.emailInvalid', defaultMessage: 'Please enter a valid email address.' },
  link: {
    id: 'gift.link',
    defaultMessage: 'Please leave out web addresses. If there are none, put a space after each period.'
  },
  characters: {
    id: 'gift.characters',
    defaultMessage: 'This text has invisible characters that cannot be sent. Please type it again.'
  },
  tooLong: { id: 'gift.tooLong', defaultMessage: 'Please use at most {limit} characters.' },
  dayInvalid: {
    id: 'gift.dayInvalid',
    defaultMessage: 'Please choose a day from {first} to {last}.'
  },
  preview: { id: 'gift.preview', defaultMessage: 'Preview' },
  previewTitle: { id: 'gift.previewTitle', defaultMessage: 'What {recipient} will see' },
  add: { id: 'gift.add', defaultMessage: 'Add gift to cart' },
  save: { id: 'gift.save', defaultMessage: 'Save changes' },
  editTitle: { id: 'gift.editTitle', defaultMessage: 'Gift card for {recipient}' },
  failed: {
    id: 'gift.failed',
    defaultMessage: 'This could not be saved. Your text is still here; please try again.'
  },
  refused: {
    id: 'gift.refused',
    defaultMessage: 'The shop cannot send this. Please check your entries.'
  },
  tooMany: { id: 'gift.tooMany', defaultMessage: 'An order can hold up to ten gifts.' },
  cardHeading: { id: 'gift.cardHeading', defaultMessage: 'A gift card worth {amount} for you' },
  cardGreeting: { id: 'gift.cardGreeting', defaultMessage: 'Hello {recipient},' },
  cardFrom: { id: 'gift.cardFrom', defaultMessage: 'This gift card is a present from {sender}.' },
  cardCode: {
    id: 'gift.cardCode',
    defaultMessage: 'The code to redeem is only in the email, and is created when the email is sent.'
  }
})
