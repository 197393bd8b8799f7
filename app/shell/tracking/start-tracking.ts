import type { AddedItems } from '../../features/basket/components/added-to-cart'
import type { Line } from '../../features/basket/model/basket'
import { sendEvents } from '../../features/tracking/send-events'
import { track } from '../../features/tracking/track'
import type { Platform } from '../../platform/platform'
import type { SiteContext } from '../../site/site-context'

/** Connects the events of basket, wishlist and account with tracking. Returns a function that ends it. */
export function startTracking(platform: Platform, { sideServices, pathOf }: SiteContext): () => void {
  const stopSending = sendEvents({ platform, settings: sideServices.personalization, pathOf })
  const trackAdded = ({ detail: { basket, productIds, isChange } }: CustomEvent<AddedItems>) => {
    // A changed quantity is no second purchase of the whole line.
    if (isChange) return
    const added = basket.lines.filter(({ productId }) => productIds.includes(productId))
    track({
      kind: 'added',
      products: added.map(({ productId, unitPrice, quantity }) => ({
        id: productId,
        price: unitPrice,
        quantity
      }))
    })
  }
  const trackRemoved = ({ detail: { productId, unitPrice, quantity } }: CustomEvent<Line>) =>
    track({ kind: 'removed', product: { id: productId, price: unitPrice, quantity } })
  const trackWish = ({ detail }: WindowEventMap['wishlist-change']) => track({ kind: 'wishlist', ...detail })
  const trackLogin = ({ detail: outcome }: WindowEventMap['login-outcome']) =>
    track({ kind: 'login', outcome })
  const trackRegistration = ({ detail: outcome }: WindowEventMap['registration-outcome']) =>
    track({ kind: 'registration', outcome })
  window.addEventListener('wishlist-change', trackWish)
  window.addEventListener('login-outcome', trackLogin)
  window.addEventListener('registration-outcome', trackRegistration)
  window.addEventListener('add-to-cart-success', trackAdded)
  window.addEventListener('remove-from-cart', trackRemoved)
  return () => {
    window.removeEventListener('wishlist-change', trackWish)
    window.removeEventListener('login-outcome', trackLogin)
    window.removeEventListener('registration-outcome', trackRegistration)
    window.removeEventListener('add-to-cart-success', trackAdded)
    window.removeEventListener('remove-from-cart', trackRemoved)
    stopSending()
  }
}
