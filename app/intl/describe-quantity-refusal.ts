import { defineMessages, type IntlShape } from './intl'

const messages = defineMessages({
  refused: { id: 'quantity.refused', defaultMessage: 'Please enter a whole number from {min} to {most}.' },
  refusedStep: {
    id: 'quantity.refusedStep',
    defaultMessage: 'Please enter a whole number from {min} to {most}, in steps of {step}.'
  }
})

/** The message about an invalid typed quantity. */
export const describeQuantityRefusal = (
  intl: Pick<IntlShape, 'formatMessage'>,
  limits: { min: number; most: number; step: number }
): string => intl.formatMessage(limits.step > 1 ? messages.refusedStep : messages.refused, { ...limits })
