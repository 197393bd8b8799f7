import { defineMessages } from 'react-intl'

/** Above products where the editor wrote no headline: without one nobody knows what they are doing there. */
export const recommendationMessages = defineMessages({
  headline: { id: 'recommendations.headline', defaultMessage: 'Recommended for you' }
})
