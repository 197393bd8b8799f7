import { defineMessages } from '../../intl/intl'

export const searchMessages = defineMessages({
  label: { id: 'search.label', defaultMessage: 'Search for products' },
  submit: { id: 'search.submit', defaultMessage: 'Show search results' },
  clear: { id: 'search.clear', defaultMessage: 'Clear search' },
  searching: { id: 'search.searching', defaultMessage: 'Searching...' },
  noResults: { id: 'search.noResults', defaultMessage: 'No results found' },
  tooShort: { id: 'search.tooShort', defaultMessage: 'Please type at least {count} characters.' },
  suggestions: { id: 'search.suggestions', defaultMessage: 'Suggestions' },
  products: { id: 'search.products', defaultMessage: 'Products' },
  categories: { id: 'search.categories', defaultMessage: 'Categories' },
  pages: { id: 'search.pages', defaultMessage: 'Pages' },
  all: { id: 'search.all', defaultMessage: 'All results for “{phrase}”' },
  recent: { id: 'search.recent', defaultMessage: 'Recent searches' },
  forget: { id: 'search.forget', defaultMessage: 'Delete recent searches' },
  found: {
    id: 'search.found',
    defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}. Use the arrow keys to choose.'
  }
})
