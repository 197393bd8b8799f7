import { defineMessages } from '../../intl/intl'

export const consentMessages = defineMessages({
  title: { id: 'consent.title', defaultMessage: 'Your choice of cookies' },
  intro: {
    id: 'consent.intro',
    defaultMessage:
      'Some cookies are needed for the shop to work. Others we use only if you agree. You can change your choice at any time with “Cookies” at the foot of a page.'
  },
  settings: { id: 'consent.settings', defaultMessage: 'Settings' },
  save: { id: 'consent.save', defaultMessage: 'Save selection' },
  reject: { id: 'consent.reject', defaultMessage: 'Reject all' },
  accept: { id: 'consent.accept', defaultMessage: 'Accept all' },
  close: { id: 'consent.close', defaultMessage: 'Close' },
  privacy: { id: 'consent.privacy', defaultMessage: 'Privacy' },
  imprint: { id: 'consent.imprint', defaultMessage: 'Imprint' },
  alwaysOn: { id: 'consent.alwaysOn', defaultMessage: 'Always on' },
  used: { id: 'consent.used', defaultMessage: '{category}: what is used ({count})' },
  usedNothing: { id: 'consent.usedNothing', defaultMessage: 'Nothing is used at the moment.' },
  provider: { id: 'consent.provider', defaultMessage: 'Provider: {provider}' },
  kept: { id: 'consent.kept', defaultMessage: 'In your browser: {names}' },
  keptNothing: { id: 'consent.keptNothing', defaultMessage: 'Keeps nothing in your browser.' }
})

/** Name and explanation of each category. */
export const categoryMessages = {
  required: defineMessages({
    name: { id: 'consent.required', defaultMessage: 'Required' },
    text: {
      id: 'consent.requiredText',
      defaultMessage:
        'Keeps your cart, your login and this choice. Without it the shop does not work, so it is always on.'
    }
  }),
  functional: defineMessages({
    name: { id: 'consent.functional', defaultMessage: 'Functional' },
    text: {
      id: 'consent.functionalText',
      defaultMessage: 'Makes services of others available in the shop, such as the store finder and the chat.'
    }
  }),
  performance: defineMessages({
    name: { id: 'consent.performance', defaultMessage: 'Performance' },
    text: {
      id: 'consent.performanceText',
      defaultMessage: 'Shows us which errors occur and how fast pages are, so that we can improve the shop.'
    }
  }),
  marketing: defineMessages({
    name: { id: 'consent.marketing', defaultMessage: 'Marketing' },
    text: {
      id: 'consent.marketingText',
      defaultMessage:
        'Suggests products that go with what you have looked at, and lets us measure what is of interest.'
    }
  })
}
