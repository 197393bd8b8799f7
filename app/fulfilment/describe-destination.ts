import { type IntlShape, defineMessages } from '../intl/intl'
import type { DeliveryCountry } from './delivery-rates'

const messages = defineMessages({
  to: {
    id: 'delivery.toCountry',
    defaultMessage:
      '{code, select, GB {to the UK} NL {to the Netherlands} US {to the United States} CZ {to the Czech Republic} other {to {country}}}'
  }
})

/** "to Germany": said wherever the country of a promise is assumed, not known from an address. */
export const describeDestination = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { code, name }: Pick<DeliveryCountry, 'code' | 'name'>
): string => formatMessage(messages.to, { code, country: name })
