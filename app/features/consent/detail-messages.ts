import { defineMessages } from '../../intl/intl'

/** Words of the settings, which load once they open. */
export const detailMessages = defineMessages({
  alwaysOn: { id: 'consentDetails.alwaysOn', defaultMessage: 'Always on' },
  used: { id: 'consentDetails.used', defaultMessage: '{category}: what is used ({count})' },
  usedNothing: { id: 'consentDetails.usedNothing', defaultMessage: 'Nothing is used at the moment.' },
  provider: { id: 'consentDetails.provider', defaultMessage: 'Provider: {provider}' },
  kept: { id: 'consentDetails.kept', defaultMessage: 'In your browser: {names}' },
  keptNothing: { id: 'consentDetails.keptNothing', defaultMessage: 'Keeps nothing in your browser.' }
})

/** Name and explanation of each category. */
export const categoryMessages = {
  required: defineMessages({
    name: { id: 'consentDetails.required', defaultMessage: 'Required' },
    text: {
      id: 'consentDetails.requiredText',
      defaultMessage:
        'Keeps your cart, your login and this choice. The shop does not work without these cookies, so they are always on.'
    }
  }),
  functional: defineMessages({
    name: { id: 'consentDetails.functional', defaultMessage: 'Functional' },
    text: {
      id: 'consentDetails.functionalText',
      defaultMessage:
        'Makes third-party services available in the shop, such as the store finder and the chat.'
    }
  }),
  performance: defineMessages({
    name: { id: 'consentDetails.performance', defaultMessage: 'Performance' },
    text: {
      id: 'consentDetails.performanceText',
      defaultMessage: 'Shows us which errors occur and how fast pages are, so that we can improve the shop.'
    }
  }),
  marketing: defineMessages({
    name: { id: 'consentDetails.marketing', defaultMessage: 'Marketing' },
    text: {
      id: 'consentDetails.marketingText',
      defaultMessage:
        'Suggests products that go with what you have looked at, and shows us what interests people.'
    }
  })
}
