import { defineMessages } from '../../intl/intl'

export const wishlistMessages = defineMessages({
  add: { id: 'wishlist.add', defaultMessage: 'Add {name} to your wishlist' },
  remove: { id: 'wishlist.remove', defaultMessage: 'Remove {name} from your wishlist' },
  keep: { id: 'wishlist.keep', defaultMessage: 'Add to wishlist' },
  kept: { id: 'wishlist.kept', defaultMessage: 'Remove from wishlist' },
  added: { id: 'wishlist.added', defaultMessage: 'The product was added to your wishlist.' },
  removed: { id: 'wishlist.removed', defaultMessage: 'The product was removed from your wishlist.' },
  addFailed: {
    id: 'wishlist.addFailed',
    defaultMessage: 'An error occurred while adding an item from your wishlist. Please try again later.'
  },
  removeFailed: {
    id: 'wishlist.removeFailed',
    defaultMessage: 'An error occurred while removing an item from your wishlist. Please try again later.'
  }
})
