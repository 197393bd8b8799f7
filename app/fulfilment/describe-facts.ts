import { writeHour } from '../visit/config/write-hour'
import { type IntlShape, defineMessages } from '../intl/intl'

type Writer = Pick<IntlShape, 'formatMessage' | 'locale'>

const messages = defineMessages({
  days: { id: 'delivery.facts.days', defaultMessage: '{from} to {to} working days' },
  exactDays: {
    id: 'delivery.facts.exactDays',
    defaultMessage: '{days, plural, one {# working day} other {# working days}}'
  },
  hour: { id: 'delivery.facts.hour', defaultMessage: '{hour}' },
  hours: { id: 'delivery.facts.hours', defaultMessage: '{from} to {to}' }
})

/** "2 to 3 working days", or "1 working day" without a shorter time. */
export const describeDays = ({ formatMessage }: Writer, to: number, from = to): string =>
  from === to ? formatMessage(messages.exactDays, { days: to }) : formatMessage(messages.days, { from, to })

/** A full hour within a sentence: "12 Uhr", "noon". */
export const describeHour = ({ formatMessage, locale }: Writer, hour: number): string =>
  formatMessage(messages.hour, { hour: writeHour(locale, hour) })

/** The hours of the customer service: "7 bis 22 Uhr", "7am to 10pm". */
export const describeHours = (
  { formatMessage, locale }: Writer,
  { from, to }: { from: number; to: number }
): string => formatMessage(messages.hours, { from: writeHour(locale, from), to: writeHour(locale, to) })
