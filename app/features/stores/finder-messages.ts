import { defineMessages } from '../../intl/intl'

/** Messages loaded with the finder, not with every page (scripts/messages/compile.ts). */
export const finderMessages = defineMessages({
  consent: {
    id: 'finder.consent',
    defaultMessage: 'In order to use the store finder, please adjust your cookie settings'
  },
  settings: { id: 'finder.settings', defaultMessage: 'Adjust cookie settings' },
  place: { id: 'finder.place', defaultMessage: 'Town or postal code' },
  postalCode: { id: 'finder.postalCode', defaultMessage: 'Postal code' },
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
  enterPlace: { id: 'finder.enterPlace', defaultMessage: 'Please enter a town or a postal code.' },
  enterPostalCode: {
    id: 'finder.enterPostalCode',
    defaultMessage: 'Please enter a postal code, for example {example}.'
  },
  refused: {
    id: 'finder.refused',
    defaultMessage:
      'Your browser does not tell us where you are. Allow it in the settings, or enter a town or postal code.'
  },
  notLocated: {
    id: 'finder.notLocated',
    defaultMessage: 'This place could not be located. Please try another.'
  },
  failed: { id: 'finder.failed', defaultMessage: 'The stores could not be loaded.' },
  retry: { id: 'finder.retry', defaultMessage: 'Try again' },
  map: { id: 'finder.map', defaultMessage: 'Map of the stores' },
  openUntil: { id: 'finder.openUntil', defaultMessage: 'Open today until {time}' },
  opensAt: { id: 'finder.opensAt', defaultMessage: 'Opens today at {time}' },
  overToday: { id: 'finder.overToday', defaultMessage: 'Closed for today' },
  closedToday: { id: 'finder.closedToday', defaultMessage: 'Closed today' },
  route: { id: 'finder.route', defaultMessage: 'Get directions' },
  newTab: { id: 'finder.newTab', defaultMessage: '(opens in a new tab)' },
  details: { id: 'finder.details', defaultMessage: 'Details' },
  home: { id: 'finder.home', defaultMessage: 'Home' },
  breadcrumbs: { id: 'finder.breadcrumbs', defaultMessage: 'You are here' },
  allStores: { id: 'finder.allStores', defaultMessage: 'All stores' },
  description: {
    id: 'finder.description',
    defaultMessage: '{name}, {address}: opening hours, services, phone and directions.'
  },
  descriptionShort: {
    id: 'finder.descriptionShort',
    defaultMessage: '{name}: opening hours, services, phone and directions.'
  },
  visit: { id: 'finder.visit', defaultMessage: 'Address and contact' },
  hours: { id: 'finder.hours', defaultMessage: 'Opening hours' },
  holidays: { id: 'finder.holidays', defaultMessage: 'Hours may differ on public holidays.' },
  services: { id: 'finder.services', defaultMessage: 'Services' },
  mapOf: { id: 'finder.mapOf', defaultMessage: 'Map showing {name}' },
  mapConsent: {
    id: 'finder.mapConsent',
    defaultMessage: 'In order to see the map, please adjust your cookie settings'
  }
})
