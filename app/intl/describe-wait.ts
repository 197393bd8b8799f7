import { defineMessages, type IntlShape } from './intl'

const messages = defineMessages({
  seconds: {
    id: 'wait.seconds',
    defaultMessage:
      'Too many attempts. Please wait {seconds, plural, one {# second} other {# seconds}} and try again.'
  },
  minutes: {
    id: 'wait.minutes',
    defaultMessage:
      'Too many attempts. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again.'
  }
})

/** The message after too many attempts, by the seconds until the next attempt. */
export const describeWait = (intl: Pick<IntlShape, 'formatMessage'>, seconds: number): string =>
  seconds > 120
    ? intl.formatMessage(messages.minutes, { minutes: Math.ceil(seconds / 60) })
    : intl.formatMessage(messages.seconds, { seconds })
