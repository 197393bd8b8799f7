import type { OutboxMail } from '../../domain/outbox'

interface MailText {
  subject: string
  text: string
  /** Where its link leads. */
  buildLink?: (mail: OutboxMail) => string | undefined
}

/** The text of each kind of mail; its fields are listed below. */
export const mailTexts: Record<OutboxMail['kind'], MailText> = {
  welcome: {
    subject: 'A new customer is welcomed',
    text: 'Sent when somebody has registered. The link leads to the account.',
    buildLink: ({ document }) => document.link
  },
  'password-reset': {
    subject: 'Choose a new password',
    text: 'Somebody has asked to set a new password for this account. The link works once.',
    buildLink: ({ document }) => document.link
  },
  'newsletter-confirmation': {
    subject: 'Please confirm your subscription',
    text: 'Nobody is subscribed before the owner of the address has followed the link (double opt-in).',
    buildLink: ({ document }) => document.link
  },
  'stock-notice-confirmation': {
    subject: 'Please confirm the notice',
    text: 'Nobody gets a mail about a product that is back before the owner of the address has followed the link.',
    buildLink: ({ document }) => document.link
  },
  'back-in-stock': {
    subject: 'A product is back',
    text: 'Sent once to each confirmed address when the product’s stock has come.',
    buildLink: ({ document }) => document.link
  },
  'contact-case': {
    subject: 'A visitor has written',
    text: 'The contact form was sent; the shop’s service would find it as a case.'
  },
  'gift-certificate': {
    subject: 'A gift card for you',
    text: 'The code can be redeemed in the cart until nothing is left of its amount.'
  },
  'gift-copy': {
    subject: 'Your present has been sent',
    text: 'Sent to the buyer when the gift card goes to somebody else, without its code.'
  },
  'gift-card-by-post': {
    subject: 'A gift card to be printed',
    text: 'This code goes to the printer, who sends the card by post.'
  },
  'standing-order-problem': {
    subject: 'A delivery of your standing order',
    text: 'Sent when a delivery could not be ordered, or not whole. The account shows the same.'
  },
  'login-code': {
    subject: 'Your login code',
    text: 'It signs in once, in the next ten minutes. With the mode “callback” the client gets it at its own address and sends it on; nothing is called from here.'
  },
  'password-token': {
    subject: 'Choose a new password',
    text: 'The token sets a new password once, in the next ten minutes, for the client that has asked for it.'
  },
  'one-time-password': {
    subject: 'Your confirmation code',
    text: 'It confirms once, in the next ten minutes, that the shopper reads mails to this address.'
  },
  'passkey-code': {
    subject: 'Your code for a passkey',
    text: 'It begins the registration of one passkey, in the next ten minutes.'
  },
  'email-code': {
    subject: 'Please confirm your new address',
    text: 'Sent to the new address, which is the customer’s when the code has been typed.'
  },
  'email-changed': {
    subject: 'Your address has been changed',
    text: 'Sent to the old address.',
    buildLink: ({ document }) => document.link
  },
  'email-taken': {
    subject: 'Your address has an account already',
    text: 'Sent in place of a code when another account asks for the address.',
    buildLink: ({ document }) => document.link
  },
  'password-changed': {
    subject: 'Your password has been changed',
    text: 'Sent after each change, also by a link for a forgotten password.',
    buildLink: ({ document }) => document.link
  },
  'new-device': {
    subject: 'A login on a new device',
    text: 'Sent when the shop has noted a device that the account did not have.',
    buildLink: ({ document }) => document.link
  },
  'order-confirmation': {
    subject: 'An order is confirmed',
    text: 'Sent when an order is paid, or its payment authorised.',
    buildLink: ({ document }) => document.link
  },
  'part-shipping': {
    subject: 'A parcel of an order is on its way',
    text: 'Sent with each parcel that leaves before or after the others. It says what is in it.',
    buildLink: ({ document }) => document.link
  },
  'part-cancellation': {
    subject: 'A part of an order was cancelled',
    text: 'Sent when units of some lines were cancelled before they left. The link leads to the order.',
    buildLink: ({ document }) => document.link
  },
  'return-announced': {
    subject: 'A return is registered',
    text: 'The shopper wants to send back what is listed. The link leads to the order and its return label.',
    buildLink: ({ document }) => document.link
  },
  refund: {
    subject: 'Money was refunded',
    text: 'Sent when the merchant has refunded what was cancelled or came back.',
    buildLink: ({ document }) => document.link
  },
  'link-pay': {
    subject: 'An order waits for its payment',
    text: 'The order was placed unpaid. The link leads to the payment provider, for a week.',
    buildLink: ({ document }) => document.link
  },
  shipping: {
    subject: 'An order is on its way',
    text: 'Sent when the goods leave the warehouse.',
    buildLink: ({ document }) => document.link
  },
  cancellation: {
    subject: 'An order was cancelled',
    text: 'Sent to the buyer, also where the shop has cancelled the order.',
    buildLink: ({ document }) => document.link
  },
  return: {
    subject: 'A return has arrived',
    text: 'Sent when goods have come back, some or all of them.',
    buildLink: ({ document }) => document.link
  },
  'pick-up-ready': {
    subject: 'Your order is ready for pick-up',
    text: 'Sent when the store has put the goods aside. The code is the pick-up number.',
    buildLink: ({ document }) => document.link
  },
  'part-pick-up-ready': {
    subject: 'A part of your order is ready for pick-up',
    text: 'Sent when the store has put its part of an order aside whose rest is sent. It says what is there.',
    buildLink: ({ document }) => document.link
  },
  'order-access-code': {
    subject: 'Your access code',
    text: 'It opens the order for a quarter of an hour. Five wrong tries make it void.'
  }
}
