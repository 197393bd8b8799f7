import { defineMessages } from '../../intl/intl'

export const contactMessages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Write to us' },
  name: { id: 'contact.name', defaultMessage: 'Name' },
  nameRequired: { id: 'contact.nameRequired', defaultMessage: 'Please enter contact name.' },
  nameInvalid: { id: 'contact.nameInvalid', defaultMessage: 'Field contains invalid characters' },
  email: { id: 'contact.email', defaultMessage: 'Email address' },
  emailRequired: { id: 'contact.emailRequired', defaultMessage: 'Please enter your email address.' },
  emailInvalid: { id: 'contact.emailInvalid', defaultMessage: 'Please enter valid email address.' },
  phone: { id: 'contact.phone', defaultMessage: 'Phone (optional)' },
  reason: { id: 'contact.reason', defaultMessage: 'What is it about?' },
  reasonPlaceholder: { id: 'contact.reasonPlaceholder', defaultMessage: 'Please choose' },
  reasonRequired: { id: 'contact.reasonRequired', defaultMessage: 'Please select a reason.' },
  products: { id: 'contact.products', defaultMessage: 'Product information' },
  orders: { id: 'contact.orders', defaultMessage: 'Order and delivery' },
  technical: { id: 'contact.technical', defaultMessage: 'Technical service' },
  brand: { id: 'contact.brand', defaultMessage: 'Brand and promotions' },
  account: { id: 'contact.account', defaultMessage: 'Customer account' },
  general: { id: 'contact.general', defaultMessage: 'General information / service request' },
  description: { id: 'contact.description', defaultMessage: 'Your message' },
  descriptionRequired: { id: 'contact.descriptionRequired', defaultMessage: 'Please enter your message.' },
  required: { id: 'contact.required', defaultMessage: 'Fields marked with * are required.' },
  send: { id: 'contact.send', defaultMessage: 'Send message' },
  sentTitle: { id: 'contact.sentTitle', defaultMessage: 'Thanks for contacting us.' },
  sent: { id: 'contact.sent', defaultMessage: 'Your message was sent successfully.' },
  failed: {
    id: 'contact.failed',
    defaultMessage:
      'Your message could not be sent. It is still here: please try again, or use one of the other ways to reach us.'
  },
  off: {
    id: 'contact.off',
    defaultMessage:
      'Our contact form is not available at the moment. Please call us or send us an email: we are happy to help.'
  },
  errors: {
    id: 'contact.errors',
    defaultMessage:
      '{count, plural, one {One field needs your attention} other {# fields need your attention}}'
  },
  close: { id: 'contact.close', defaultMessage: 'Close' }
})
