import type { AddedItems } from '../../features/basket/components/announce-change'
import type { Line } from '../../features/basket/model/basket'
import type { TrackedProduct } from '../../features/tracking/event-payloads'
import { sendEvents } from '../../features/tracking/send-events'
import { track } from '../../features/tracking/track'
import type { Platform } from '../../platform/platform'
import type { SiteContext } from '../../visit/site/site-context'

/** Events of the features on `window`, each with its tracking event. */
const LISTENERS: { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void } = {
  'add-to-cart-success': ({ detail: { basket, productIds, isChange } }: CustomEvent<AddedItems>) => {
    // A changed quantity is no second purchase of the whole line.
    if (isChange) return
    const added = basket.lines.filter(({ productId }) => productIds.includes(productId))
    const products = added.map(line => describeLine(line, findCategory(basket.categories, line)))
    track({ name: 'addToCart', products: products.length > 0 ? products : describeGift(basket, productIds) })
  },
  'remove-from-cart': ({ detail: line }: CustomEvent<Line>) =>
    track({ name: 'remove_from_cart', product: describeLine(line) }),
  'wishlist-change': ({ detail: { change, productId: id } }) =>
    track({ name: change === 'add' ? 'add_to_wishlist' : 'remove_from_wishlist', product: { id } }),
  'login-outcome': ({ detail }) => track({ name: `login_${detail}` }),
  'registration-outcome': ({ detail }) => {
    // The start may come before this code.
    if (detail !== 'start') track({ name: `registration_${detail}` })
  },
  'newsletter-sign-up': ({ detail: source }) => track({ name: 'newsletter', source }),
  'form-submit': ({ detail: form }) => track({ name: 'formsSubmit', form }),
  'suggestion-opened': ({ detail: { phrase, productId: id } }) =>
    track({ name: 'clickSearch', phrase, product: { id } })
}

/** Connects the events of the features with tracking. Returns a function that ends it. */
export function startTracking(
  platform: Platform,
  { sideServices, currency, pathOf }: SiteContext
): () => void {
  const settings = sideServices.personalization
  const stopSending = sendEvents({ platform, settings, currency, pathOf })
  const listeners = Object.entries(LISTENERS) as [string, EventListener][]
  for (const [name, listener] of listeners) window.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener)
    stopSending()
  }
}

const describeLine = (
  { productId: id, name, unitPrice: price, quantity }: Line,
  category?: string
): TrackedProduct => ({ id, name, category, price, quantity })

/** The gift card that somebody else gets, without who that is: the last one of its product. */
const describeGift = (
  { giftCertificateItems }: AddedItems['basket'],
  productIds: string[]
): TrackedProduct[] =>
  giftCertificateItems
    .filter(({ c_originalSKU: id }) => productIds.includes(String(id)))
    .slice(-1)
    .map(({ c_originalSKU: id, c_productName: name, amount: price }) => ({
      id: String(id),
      name: typeof name === 'string' ? name : '',
      price,
      quantity: 1
    }))

const findCategory = (categories: AddedItems['basket']['categories'], { productId }: Line) =>
  categories.find(({ productIds }) => productIds.includes(productId))?.name
