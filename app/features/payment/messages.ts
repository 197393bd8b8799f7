import { defineMessages } from '../../intl/intl'

export const paymentMessages = defineMessages({
  savedAccount: { id: 'payment.savedAccount', defaultMessage: 'Your saved {provider} account' },
  validUntil: { id: 'payment.validUntil', defaultMessage: 'Valid until {month}/{year}' },
  expired: { id: 'payment.expired', defaultMessage: 'Expired {month}/{year}' },
  errorSummary: {
    id: 'payment.errorSummary',
    defaultMessage:
      '{count, plural, one {One field needs your attention} other {# fields need your attention}}'
  },
  loading: { id: 'payment.loading', defaultMessage: 'Loading...' },
  retry: { id: 'payment.retry', defaultMessage: 'Try again' },
  question: { id: 'payment.question', defaultMessage: 'How would you like to pay?' },
  required: { id: 'payment.required', defaultMessage: 'Please choose a payment method.' },
  none: {
    id: 'payment.none',
    defaultMessage:
      'There is no payment method for this order at the moment. Please contact our customer service.'
  },
  birthdayHint: {
    id: 'payment.birthdayHint',
    defaultMessage: 'dd.mm.yyyy or digits alone, needed to check your identity'
  },
  formFailed: {
    id: 'payment.formFailed',
    defaultMessage:
      'The payment provider could not accept these details. Nothing was charged. Please try again or choose another payment method.'
  },
  cardForm: { id: 'payment.cardForm', defaultMessage: 'Card details' },
  cardRefused: {
    id: 'payment.cardRefused',
    defaultMessage:
      'The payment provider did not accept this card. Nothing was charged. Please check your details or choose another payment method.'
  },
  cardFormSilent: {
    id: 'payment.cardFormSilent',
    defaultMessage:
      'The card form is not responding. Nothing was charged. Please try again or choose another payment method.'
  },
  cardFormFailed: {
    id: 'payment.cardFormFailed',
    defaultMessage: 'The card form could not be loaded. Please try again or choose another payment method.'
  },
  leadsAway: {
    id: 'payment.leadsAway',
    defaultMessage: 'After you place the order, we take you to {provider} to approve the payment.'
  },
  linkPay: {
    id: 'payment.linkPay',
    defaultMessage: 'The order is placed unpaid. The customer pays through a link in an email.'
  },
  holder: { id: 'payment.holder', defaultMessage: 'Account holder' },
  holderRequired: { id: 'payment.holderRequired', defaultMessage: 'Please enter the account holder.' },
  iban: { id: 'payment.iban', defaultMessage: 'IBAN' },
  ibanRequired: { id: 'payment.ibanRequired', defaultMessage: 'Please enter your IBAN.' },
  ibanInvalid: { id: 'payment.ibanInvalid', defaultMessage: 'This is not a valid IBAN. Please check it.' },
  mandate: {
    id: 'payment.mandate',
    defaultMessage:
      'By confirming I authorize {company} (creditor identifier {creditorId}) to send instructions to my bank to debit my account by SEPA direct debit once for this order, and my bank to debit my account in accordance with those instructions. I am entitled to a refund from my bank under the terms of my agreement with it; I must claim it within eight weeks of the date on which my account was debited. The mandate reference is sent to me separately.'
  },
  mandateRequired: {
    id: 'payment.mandateRequired',
    defaultMessage: 'Please confirm the direct debit mandate.'
  },
  saveForNextTime: { id: 'payment.saveForNextTime', defaultMessage: 'Save for next time' }
})
