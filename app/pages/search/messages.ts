import { defineMessages } from '../../intl/intl'

export const searchPageMessages = defineMessages({
  title: { id: 'searchPage.title', defaultMessage: 'Search' },
  results: { id: 'searchPage.results', defaultMessage: 'Results for “{phrase}”' },
  tooShortTitle: { id: 'searchPage.tooShortTitle', defaultMessage: 'What are you looking for?' },
  tooShort: {
    id: 'searchPage.tooShort',
    defaultMessage: 'Please type at least {count} characters, for example the name of a tea or a coffee.'
  },
  none: { id: 'searchPage.none', defaultMessage: 'No results found' },
  noneText: {
    id: 'searchPage.noneText',
    defaultMessage: 'We found nothing for “{phrase}”. Another word or one of our categories may help.'
  },
  filtered: { id: 'searchPage.filtered', defaultMessage: 'Remove a filter to see more products.' },
  clear: { id: 'searchPage.clear', defaultMessage: 'Remove all filters' },
  meant: { id: 'searchPage.meant', defaultMessage: 'Did you mean <link>{phrase}</link>?' },
  categories: { id: 'searchPage.categories', defaultMessage: 'Popular categories' },
  pages: { id: 'searchPage.pages', defaultMessage: 'Good to know' },
  pagesOnly: {
    id: 'searchPage.pagesOnly',
    defaultMessage: 'No product is called that, but these pages tell you more.'
  },
  shop: { id: 'searchPage.shop', defaultMessage: 'View all products' }
})
