import { defineMessages } from 'react-intl'

export const formMessages = defineMessages({
  email: { id: 'checkout.email', defaultMessage: 'Email address' },
  emailHint: { id: 'checkout.emailHint', defaultMessage: 'We send the confirmation of your order there.' },
  emailRequired: { id: 'checkout.emailRequired', defaultMessage: 'Please enter your email address.' },
  emailInvalid: { id: 'checkout.emailInvalid', defaultMessage: 'Please enter valid email address.' },
  howToOrder: { id: 'checkout.howToOrder', defaultMessage: 'How would you like to order?' },
  asGuest: { id: 'checkout.asGuest', defaultMessage: 'As a guest' },
  logIn: { id: 'checkout.logIn', defaultMessage: 'Log in' },
  register: { id: 'checkout.register', defaultMessage: 'Register' },
  savedAddress: { id: 'checkout.savedAddress', defaultMessage: 'Saved address' },
  anotherAddress: { id: 'checkout.anotherAddress', defaultMessage: 'Another address' },
  addressNotSaved: {
    id: 'checkout.addressNotSaved',
    defaultMessage: 'The address is used for this order, but could not be saved in your account.'
  },
  savedCard: { id: 'checkout.savedCard', defaultMessage: '{type} ending in {lastDigits}' },
  savedPaypal: { id: 'checkout.savedPaypal', defaultMessage: 'Your saved PayPal account' },
  validUntil: { id: 'checkout.validUntil', defaultMessage: 'Valid until {month}/{year}' },
  expired: { id: 'checkout.expired', defaultMessage: 'Expired {month}/{year}' },
  next: { id: 'checkout.next', defaultMessage: 'Continue' },
  errorSummary: {
    id: 'checkout.errorSummary',
    defaultMessage:
      '{count, plural, one {One field needs your attention} other {# fields need your attention}}'
  },
  required: { id: 'checkout.required', defaultMessage: 'Fields marked with * are required.' },
  useAsBilling: { id: 'checkout.useAsBilling', defaultMessage: 'Use as billing address' },
  billingAddress: { id: 'checkout.billingAddress', defaultMessage: 'Billing address' },
  sameAddress: { id: 'checkout.sameAddress', defaultMessage: 'Same as the shipping address' },
  method: { id: 'checkout.method', defaultMessage: 'How shall we deliver?' },
  methodRequired: { id: 'checkout.methodRequired', defaultMessage: 'Please choose a shipping method.' },
  methodsFailed: {
    id: 'checkout.methodsFailed',
    defaultMessage: 'The shipping methods could not be loaded. Please try again.'
  },
  noMethods: {
    id: 'checkout.noMethods',
    defaultMessage: 'Nothing is delivered to this address. Please choose another shipping address.'
  },
  arrival: { id: 'checkout.arrival', defaultMessage: 'Expected on {day} by {time}' },
  free: { id: 'checkout.free', defaultMessage: 'Free' },
  loading: { id: 'checkout.loading', defaultMessage: 'Loading...' },
  retry: { id: 'checkout.retry', defaultMessage: 'Try again' },
  payment: { id: 'checkout.payment', defaultMessage: 'How would you like to pay?' },
  paymentRequired: { id: 'checkout.paymentRequired', defaultMessage: 'Please choose a payment method.' },
  paymentsFailed: {
    id: 'checkout.paymentsFailed',
    defaultMessage: 'The payment methods could not be loaded. Please try again.'
  },
  noPayments: {
    id: 'checkout.noPayments',
    defaultMessage: 'There is no payment method for this order at the moment. Please contact our service.'
  },
  birthday: { id: 'checkout.birthday', defaultMessage: 'Date of birth' },
  birthdayHint: { id: 'checkout.birthdayHint', defaultMessage: 'dd.mm.yyyy, needed to check your identity' },
  birthdayRequired: { id: 'checkout.birthdayRequired', defaultMessage: 'Please enter your date of birth.' },
  birthdayInvalid: { id: 'checkout.birthdayInvalid', defaultMessage: 'Please enter a date as dd.mm.yyyy.' },
  birthdayTooYoung: { id: 'checkout.birthdayTooYoung', defaultMessage: 'Minimum age 18 years' },
  paymentFormFailed: {
    id: 'checkout.paymentFormFailed',
    defaultMessage:
      'The payment service could not take this. Nothing was charged. Please try again or choose another payment method.'
  },
  cardForm: { id: 'checkout.cardForm', defaultMessage: 'Card details' },
  cardRefused: {
    id: 'checkout.cardRefused',
    defaultMessage:
      'The payment provider has not accepted this card. Nothing was charged. Please check what you have entered or choose another payment method.'
  },
  cardFormSilent: {
    id: 'checkout.cardFormSilent',
    defaultMessage:
      'The card form does not answer. Nothing was charged. Please try again or choose another payment method.'
  },
  cardFormFailed: {
    id: 'checkout.cardFormFailed',
    defaultMessage: 'The card form does not load. Please try again or choose another payment method.'
  },
  leadsAway: {
    id: 'checkout.leadsAway',
    defaultMessage: 'After you have placed the order, we take you to PayPal to approve the payment.'
  },
  linkPay: {
    id: 'checkout.linkPay',
    defaultMessage: 'The order is placed unpaid. The customer pays by a link in an email.'
  },
  holder: { id: 'checkout.holder', defaultMessage: 'Account holder' },
  holderRequired: { id: 'checkout.holderRequired', defaultMessage: 'Please enter the account holder.' },
  iban: { id: 'checkout.iban', defaultMessage: 'IBAN' },
  ibanRequired: { id: 'checkout.ibanRequired', defaultMessage: 'Please enter your IBAN.' },
  ibanInvalid: { id: 'checkout.ibanInvalid', defaultMessage: 'This is not a valid IBAN. Please check it.' },
  mandate: {
    id: 'checkout.mandate',
    defaultMessage:
      'I authorise the shop and its payment provider to collect the amount of this order once from my account by SEPA direct debit, and instruct my bank to honour it. I can ask my bank for a refund within eight weeks of the debit.'
  },
  mandateRequired: {
    id: 'checkout.mandateRequired',
    defaultMessage: 'Please confirm the direct debit mandate.'
  },
  saveForNextTime: { id: 'checkout.saveForNextTime', defaultMessage: 'Save for next time' }
})
