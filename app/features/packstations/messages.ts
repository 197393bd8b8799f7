import { defineMessages } from '../../intl/intl'

/** Messages loaded with the finder, not with every page (scripts/messages/compile.ts). */
export const packstationMessages = defineMessages({
  title: { id: 'packstation.title', defaultMessage: 'Find a Packstation' },
  close: { id: 'packstation.close', defaultMessage: 'Close' },
  consent: {
    id: 'packstation.consent',
    defaultMessage: 'In order to use the Packstation finder, please adjust your cookie settings'
  },
  search: { id: 'packstation.search', defaultMessage: 'Find Packstations' },
  failed: { id: 'packstation.failed', defaultMessage: 'The Packstations could not be loaded.' },
  noneNear: {
    id: 'packstation.noneNear',
    defaultMessage: 'There is no Packstation within {distance} of this place.'
  },
  map: { id: 'packstation.map', defaultMessage: 'Map of the Packstations' },
  off: {
    id: 'packstation.off',
    defaultMessage:
      'The Packstation finder is not available at the moment. You can enter the number of your Packstation yourself when you fill in the delivery address.'
  },
  choose: { id: 'packstation.choose', defaultMessage: 'Deliver here' }
})
