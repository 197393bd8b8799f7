import { defineMessages } from '../../intl/intl'

/** With the wishlist's own page, not with every heart. */
export const goneMessages = defineMessages({
  title: { id: 'account.goneWishes', defaultMessage: 'No longer available' },
  product: { id: 'account.goneWish', defaultMessage: 'Product {id}' },
  remove: { id: 'account.remove', defaultMessage: 'Remove' },
  removeOf: { id: 'account.removeGoneWish', defaultMessage: 'Remove product {id}' }
})
