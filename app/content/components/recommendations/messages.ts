import { defineMessages } from '../../../intl/intl'

/** The headline of recommendations where the editor wrote none: without one their purpose is unclear. */
export const recommendationMessages = defineMessages({
  headline: { id: 'recommendations.headline', defaultMessage: 'Recommended for you' }
})
