import { defineMessages } from '../../intl/intl'

export const consentMessages = defineMessages({
  title: { id: 'consent.title', defaultMessage: 'Your cookie settings' },
  intro: {
    id: 'consent.intro',
    defaultMessage:
      'Some cookies are needed for the shop to work. We use others only if you agree; data about your visit then also goes to {providers}. You can change your choice at any time under “Cookies” at the foot of any page.'
  },
  settings: { id: 'consent.settings', defaultMessage: 'Settings' },
  save: { id: 'consent.save', defaultMessage: 'Save selection' },
  reject: { id: 'consent.reject', defaultMessage: 'Reject all' },
  accept: { id: 'consent.accept', defaultMessage: 'Accept all' },
  close: { id: 'consent.close', defaultMessage: 'Close' },
  privacy: { id: 'consent.privacy', defaultMessage: 'Privacy policy' },
  imprint: { id: 'consent.imprint', defaultMessage: 'Legal notice' }
})
