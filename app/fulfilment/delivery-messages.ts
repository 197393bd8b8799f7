import { defineMessages } from '../intl/intl'

export const deliveryCountryMessages = defineMessages({
  to: {
    id: 'delivery.toCountry',
    defaultMessage:
      '{code, select, GB {to the United Kingdom} NL {to the Netherlands} US {to the United States} CZ {to the Czech Republic} other {to {country}}}'
  }
})
