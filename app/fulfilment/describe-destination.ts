import type { IntlShape } from '../intl/intl'
import type { DeliveryCountry } from './delivery-rates'
import { deliveryCountryMessages } from './delivery-messages'

/** "to Germany": said wherever the country of a promise is assumed, not known from an address. */
export const describeDestination = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { code, name }: Pick<DeliveryCountry, 'code' | 'name'>
): string => formatMessage(deliveryCountryMessages.to, { code, country: name })
