import { tabStore } from '../../browser/storage'
import type { Order } from '../../features/order/order'
import type { NamedEvent } from '../../features/tracking/event-payloads'
import { useTracked } from '../../features/tracking/use-tracked'

/** Listed in config/consent-services.js. */
const KEY = 'trackedOrder'

/** Tracks an order once its payment is settled; once for a tab, also when the page is loaded again. */
export function useTrackedPurchase(order: Order | null | undefined): void {
  const isNew = order?.payment.state === 'settled' && !isTracked(order.orderNo)
  useTracked(
    () => {
      const purchase = buildPurchase(order!)
      noteTracked(purchase.orderNo)
      return purchase
    },
    isNew ? order.orderNo : undefined
  )
}

/** Without data of the buyer or of a gift card's recipient. */
function buildPurchase({ orderNo, lines, totals }: Order): NamedEvent<'purchase'> {
  return {
    name: 'purchase',
    orderNo,
    products: lines.map(({ productId: id, name, quantity, price }) => ({
      id,
      name,
      quantity,
      price: Math.round((price / quantity) * 100) / 100
    })),
    amount: totals.order,
    tax: totals.tax,
    shipping: totals.shipping
  }
}

const isTracked = (orderNo: string) => tabStore.read(KEY) === orderNo

const noteTracked = (orderNo: string) => tabStore.write(KEY, orderNo)
