import { defineMessages } from 'react-intl'

/** Messages loaded with the finder, not with every page (scripts/messages/compile.ts). */
export const finderMessages = defineMessages({
  consent: {
    id: 'finder.consent',
    defaultMessage: 'In order to use the store finder, please adjust your cookie settings'
  },
  settings: { id: 'finder.settings', defaultMessage: 'Adjust cookie settings' },
  place: { id: 'finder.place', defaultMessage: 'Town or postcode' },
  postalCode: { id: 'finder.postalCode', defaultMessage: 'Postcode' },
  search: { id: 'finder.search', defaultMessage: 'Find stores' },
  locate: { id: 'finder.locate', defaultMessage: 'Use my location' },
  suggestions: { id: 'finder.suggestions', defaultMessage: 'Suggested places' },
  suggested: {
    id: 'finder.suggested',
    defaultMessage: '{count, plural, one {# place} other {# places}} to choose from'
  },
  searching: { id: 'finder.searching', defaultMessage: 'Searching...' },
  none: { id: 'finder.none', defaultMessage: 'No results found' },
  noneNear: {
    id: 'finder.noneNear',
    defaultMessage: 'There is no store within {distance} of this place.'
  },
  enterPlace: { id: 'finder.enterPlace', defaultMessage: 'Please enter a town or a postcode.' },
  enterPostalCode: {
    id: 'finder.enterPostalCode',
    defaultMessage: 'Please enter a postcode, for example {example}.'
  },
  refused: {
    id: 'finder.refused',
    defaultMessage:
      'Your browser does not tell us where you are. Allow it in its settings, or enter a town or postcode.'
  },
  notLocated: {
    id: 'finder.notLocated',
    defaultMessage: 'This place could not be located. Please try another.'
  },
  failed: { id: 'finder.failed', defaultMessage: 'The stores could not be loaded.' },
  retry: { id: 'finder.retry', defaultMessage: 'Try again' },
  map: { id: 'finder.map', defaultMessage: 'Map of the stores' }
})
