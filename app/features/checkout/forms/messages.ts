import { defineMessages } from '../../../intl/intl'

export const formMessages = defineMessages({
  email: { id: 'checkout.email', defaultMessage: 'Email address' },
  emailHint: { id: 'checkout.emailHint', defaultMessage: 'We will send your order confirmation here.' },
  emailRequired: { id: 'checkout.emailRequired', defaultMessage: 'Please enter your email address.' },
  emailInvalid: { id: 'checkout.emailInvalid', defaultMessage: 'Please enter valid email address.' },
  howToOrder: { id: 'checkout.howToOrder', defaultMessage: 'How would you like to order?' },
  asGuest: { id: 'checkout.asGuest', defaultMessage: 'As a guest' },
  logIn: { id: 'checkout.logIn', defaultMessage: 'Log in' },
  register: { id: 'checkout.register', defaultMessage: 'Register' },
  savedAddress: { id: 'checkout.savedAddress', defaultMessage: 'Saved address' },
  anotherAddress: { id: 'checkout.anotherAddress', defaultMessage: 'Another address' },
  changeInBook: { id: 'checkout.changeInBook', defaultMessage: 'Change it in my address book, too' },
  changeInBookHint: {
    id: 'checkout.changeInBookHint',
    defaultMessage: 'Otherwise your change is for this order only.'
  },
  addressNotSaved: {
    id: 'checkout.addressNotSaved',
    defaultMessage: 'The address is used for this order, but could not be saved in your account.'
  },
  next: { id: 'checkout.next', defaultMessage: 'Continue' },
  required: { id: 'checkout.required', defaultMessage: 'Fields marked with * are required.' },
  useAsBilling: { id: 'checkout.useAsBilling', defaultMessage: 'Use as billing address' },
  billingAddress: { id: 'checkout.billingAddress', defaultMessage: 'Billing address' },
  sameAddress: { id: 'checkout.sameAddress', defaultMessage: 'Same as the shipping address' },
  doubtedAddress: { id: 'checkout.doubtedAddress', defaultMessage: 'We could not verify this address' },
  doubtedFields: {
    id: 'checkout.doubtedFields',
    defaultMessage: 'Please check: {fields}. If everything is right, we will use the address as it is.'
  },
  useAsTyped: { id: 'checkout.useAsTyped', defaultMessage: 'Use this address' },
  method: { id: 'checkout.method', defaultMessage: 'How would you like it delivered?' },
  methodRequired: { id: 'checkout.methodRequired', defaultMessage: 'Please choose a shipping method.' },
  methodsFailed: {
    id: 'checkout.methodsFailed',
    defaultMessage: 'The shipping methods could not be loaded. Please try again.'
  },
  noMethods: {
    id: 'checkout.noMethods',
    defaultMessage: 'We do not deliver to this address. Please choose another shipping address.'
  },
  arrival: { id: 'checkout.arrival', defaultMessage: 'Expected on {day} by {time}' },
  free: { id: 'checkout.free', defaultMessage: 'Free' },
  paymentsFailed: {
    id: 'checkout.paymentsFailed',
    defaultMessage: 'The payment methods could not be loaded. Please try again.'
  }
})
