import { defineMessages } from '../../intl/intl'

export const nextStepMessages = defineMessages({
  title: { id: 'account.nextSteps', defaultMessage: 'What’s next' },
  missedDelivery: {
    id: 'account.missedDelivery',
    defaultMessage: 'A delivery from your subscription did not come as planned'
  },
  nextDelivery: {
    id: 'account.nextDelivery',
    defaultMessage: 'Your next delivery leaves on {date}'
  },
  machines: {
    id: 'account.machinesToRegister',
    defaultMessage:
      '{count, plural, one {Register the machine that you have bought} other {Register the # machines that you have bought}}'
  },
  completeData: { id: 'account.completeData', defaultMessage: 'Complete your details: your name is missing' },
  address: {
    id: 'account.addFirstAddress',
    defaultMessage: 'Add an address to order faster'
  }
})
