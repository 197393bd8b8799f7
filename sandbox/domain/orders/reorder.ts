import type { Localized } from '../../texts/localized-text'
import type { Caller } from '../sessions/caller'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import { addItems } from '../baskets/mutations/add-items'
import type { Baskets } from '../baskets/baskets'
import { CheckoutError } from '../checkout-error'
import type { PricedLine } from '../baskets/pricing/priced-basket'
import type { Orders } from './orders'

interface Reordered {
  basketId: string
  /**
   * Lines that cannot be bought in their old quantity, or not together with the basket's items; always gift
   * cards.
   */
  unavailable: { productId: string; name: Localized }[]
}

export type Reorder = ReturnType<typeof createReorder>

/**
 * Puts the lines of one of the caller's orders into the caller's basket, which is created if absent. Items
 * that cannot be bought are listed instead; another shopper's order is a 404 error.
 */
export function createReorder({ db, baskets, orders }: { db: Database; baskets: Baskets; orders: Orders }) {
  return (caller: Caller, orderNo: string): Reordered =>
    inTransaction(db, () => {
      const { currency, lines, giftCertificateItems } = orders.getOrder(caller, orderNo).basket
      const [open] = baskets.listBasketsOfCustomer(caller)
      const { basketId } = open ?? baskets.createBasket(caller, { currency, custom: {} })

      const isAdded = ({ productId, quantity, custom }: PricedLine): boolean => {
        try {
          baskets.changeBasket(caller, basketId, addItems([{ productId, quantity, custom }]))
          return true
        } catch (error) {
          if (error instanceof CheckoutError) return false
          throw error
        }
      }
      // A free item came with a code, and would now cost money.
      const bought = lines.filter(line => line.bonusDiscountLineItemId === undefined)
      const unavailable = bought.filter(line => !isAdded(line))
      // A gift card has a recipient and a message: it is bought again.
      const certificates = giftCertificateItems.map(({ custom, giftCertificateItemId, name }) => ({
        productId: String(custom.c_originalSKU ?? giftCertificateItemId),
        name
      }))
      return {
        basketId,
        unavailable: [...unavailable.map(({ productId, name }) => ({ productId, name })), ...certificates]
      }
    })
}
