import type { Localized } from '../../texts/localized-text'
import type { Caller } from '../sessions/caller'
import { inTransaction, type Database } from '../../storage/sqlite/database'
import { addUpTo } from '../baskets/mutations/add-up-to'
import type { Baskets } from '../baskets/baskets'
import { CheckoutError } from '../checkout-error'
import type { PricedBasket, PricedLine } from '../baskets/pricing/priced-basket'
import type { Orders } from './orders'

interface Reordered {
  basketId: string
  /**
   * Units that could not be added: all units of a line or some of them, since stock and limits allow fewer now, or none
   * beside the basket's items; always gift cards.
   */
  unavailable: { productId: string; name: Localized; quantity: number }[]
}

export type Reorder = ReturnType<typeof createReorder>

const countUnits = ({ lines }: Pick<PricedBasket, 'lines'>, productId: string): number =>
  lines.reduce((units, line) => (line.productId === productId ? units + line.quantity : units), 0)

/**
 * Puts the lines of one of the caller's orders into the caller's basket, which is created if absent, each in its
 * variant and in as many units as there are. The rest is listed; another shopper's order is a 404 error.
 */
export function createReorder({ db, baskets, orders }: { db: Database; baskets: Baskets; orders: Orders }) {
  return (caller: Caller, orderNo: string): Reordered =>
    inTransaction(db, () => {
      const { currency, lines, giftCertificateItems } = orders.getOrder(caller, orderNo).basket
      const [open] = baskets.listBasketsOfCustomer(caller)
      const { basketId } = open ?? baskets.createBasket(caller, { currency, custom: {} })

      function add({ productId, quantity, custom }: PricedLine): number {
        const before = countUnits(baskets.getBasket(caller, basketId), productId)
        try {
          const changed = baskets.changeBasket(caller, basketId, addUpTo({ productId, quantity, custom }))
          return Math.min(quantity, countUnits(changed, productId) - before)
        } catch (error) {
          if (error instanceof CheckoutError) return 0
          throw error
        }
      }
      // A free item came with a code, and would now cost money.
      const bought = lines.filter(line => line.bonusDiscountLineItemId === undefined)
      const missing = bought.flatMap(line => {
        const { productId, name } = line
        const quantity = line.quantity - add(line)
        return quantity > 0 ? [{ productId, name, quantity }] : []
      })
      // A gift card has a recipient and a message: it is bought again.
      const certificates = giftCertificateItems.map(({ custom, giftCertificateItemId, name }) => ({
        productId: String(custom.c_originalSKU ?? giftCertificateItemId),
        name,
        quantity: 1
      }))
      return { basketId, unavailable: [...missing, ...certificates] }
    })
}
