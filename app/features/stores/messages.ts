import { defineMessages } from '../../intl/intl'

export const storeMessages = defineMessages({
  found: {
    id: 'stores.found',
    defaultMessage: 'We found {count} {count, plural, one {result} other {results}} near you'
  },
  postalCode: { id: 'stores.postalCode', defaultMessage: 'Postal code' },
  example: { id: 'stores.example', defaultMessage: 'for example {code}' },
  search: { id: 'stores.search', defaultMessage: 'Find stores' },
  none: { id: 'stores.none', defaultMessage: 'No results found' },
  categories: { id: 'stores.categories', defaultMessage: 'Services' },
  hours: { id: 'stores.hours', defaultMessage: 'Opening hours' },
  address: { id: 'stores.address', defaultMessage: 'Address' },
  phone: { id: 'stores.phone', defaultMessage: 'Phone' },
  distance: { id: 'stores.distance', defaultMessage: 'Distance' }
})
