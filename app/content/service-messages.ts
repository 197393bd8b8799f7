import { defineMessages } from '../intl/intl'

export const serviceMessages = defineMessages({
  contact: { id: 'service.contact', defaultMessage: 'Contact' },
  phone: { id: 'service.phone', defaultMessage: 'By phone' },
  email: { id: 'service.email', defaultMessage: 'By email' },
  search: { id: 'service.search', defaultMessage: 'Search our answers' },
  searchHint: { id: 'service.searchHint', defaultMessage: 'A word is enough, from 3 characters' },
  submit: { id: 'service.submit', defaultMessage: 'Search' },
  found: {
    id: 'service.found',
    defaultMessage: '{count, plural, =0 {No results found} one {# answer found} other {# answers found}}'
  }
})
