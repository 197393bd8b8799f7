import type { IntlShape } from '../../intl/intl'
import { notify } from '../../ui/overlay/notify'
import { addToWishlist } from './add-to-wishlist'
import { removeFromWishlist } from './change-wishlist-item'
import type { WishlistAccess } from './wishlist-query'
import { wishlistMessages as messages } from './messages'

interface WishlistChange {
  change: 'add' | 'remove'
  productId: string
}

declare global {
  interface WindowEventMap {
    'wishlist-change': CustomEvent<WishlistChange>
  }
}

/** For others, e.g. tracking. */
const announce = (detail: WishlistChange) =>
  window.dispatchEvent(new CustomEvent('wishlist-change', { detail }))

interface Wish {
  access: WishlistAccess
  intl: Pick<IntlShape, 'formatMessage'>
  productId: string
}

/** Puts a product on the wishlist and says so, or why not. Never rejects. */
export async function addWish({ access, intl, productId }: Wish): Promise<void> {
  try {
    await addToWishlist(access, productId)
    announce({ change: 'add', productId })
    await notify(intl.formatMessage(messages.added), 'success')
  } catch {
    await notify(intl.formatMessage(messages.addFailed), 'error')
  }
}

/** Takes a product off the wishlist and says so, or why not. Never rejects. */
export async function removeWish({ access, intl, productId }: Wish): Promise<void> {
  try {
    await removeFromWishlist(access, productId)
    announce({ change: 'remove', productId })
    await notify(intl.formatMessage(messages.removed), 'success')
  } catch {
    await notify(intl.formatMessage(messages.removeFailed), 'error')
  }
}
