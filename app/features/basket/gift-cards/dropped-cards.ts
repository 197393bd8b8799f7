import { tabStore } from '../../../browser/storage'
import type { PlatformBasket } from '../../../platform/scapi/shopper-baskets'
import { mapPaymentInstruments } from '../model/map-payments'
import { listGiftCardPayments } from '../model/basket-rules'

const KEY = 'dropped-gift-cards'

const listEndings = (basket: PlatformBasket): string[] =>
  listGiftCardPayments({ paymentInstruments: mapPaymentInstruments(basket) }).map(
    ({ giftCard }) => giftCard?.ending ?? ''
  )

/**
 * Remembers the gift cards that the platform took off a basket when its currency changed, by the endings of their
 * codes and until the tab is closed: the notice may be shown on another page than the one on which they were dropped.
 */
export function rememberDroppedCards(before: PlatformBasket, after: PlatformBasket): void {
  const kept = listEndings(after)
  const dropped = listEndings(before).filter(ending => !kept.includes(ending))
  if (dropped.length > 0) write(dropped)
}

/** The endings of what was dropped. */
export function readDroppedCards(): string[] {
  try {
    const stored: unknown = JSON.parse(tabStore.read(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(entry => typeof entry === 'string') : []
  } catch {
    return []
  }
}

/** Once the shopper has read of them. */
export const forgetDroppedCards = (): void => write([])

function write(endings: string[]): void {
  if (endings.length > 0) tabStore.write(KEY, JSON.stringify(endings))
  else tabStore.remove(KEY)
}
