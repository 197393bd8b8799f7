import { defineMessages } from '../../intl/intl'

export const marketingMessages = defineMessages({
  card: { id: 'marketing.card', defaultMessage: 'View offer' },
  offerTitle: { id: 'marketing.push.title', defaultMessage: 'Shall we let you know?' },
  offerText: {
    id: 'marketing.push.text',
    defaultMessage:
      'We will send a notification to this device when something new arrives, comes back or is on offer. You can stop it at any time under “Cookies”.'
  },
  accept: { id: 'marketing.push.accept', defaultMessage: 'Notify me' },
  refuse: { id: 'marketing.push.refuse', defaultMessage: 'Not now' },
  done: { id: 'marketing.push.done', defaultMessage: 'Notifications are switched on for this device.' },
  blocked: {
    id: 'marketing.push.blocked',
    defaultMessage: 'Your browser does not allow notifications from us. You can change that in its settings.'
  },
  failed: { id: 'marketing.push.failed', defaultMessage: 'Notifications could not be switched on just now.' }
})
