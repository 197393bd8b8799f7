import { useEffect, useState } from 'react'
import { findBadgePlace, placeBadge, renewBadge, showBadge } from './trust-badge'

/** An order as the badge reads it. */
export interface ReviewedOrder {
  orderNo: string
  email: string
  amount: number
  currency: string
  paymentMethodId: string
}

/** Below this width the shop is on a phone (breakpoint md, in pixels). */
const PHONE = '(width < 768px)'

/**
 * The reviews badge (requirement 11.3): with the order on the confirmation page, anew
 * after it, and aside for an open chat. Mount it with consent only.
 */
export function ReviewsBadge({
  scriptUrl,
  order,
  isChatOpen
}: {
  scriptUrl: string
  order: ReviewedOrder | undefined
  isChatOpen: boolean
}) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let isOver = false
    void showBadge(scriptUrl).then(hasCome => !isOver && setShown(hasCome))
    return () => {
      isOver = true
    }
  }, [scriptUrl])

  const orderNo = order?.orderNo
  const [shownFor, setShownFor] = useState<string>()
  useEffect(() => {
    if (!isShown || shownFor === orderNo) return
    setShownFor(orderNo)
    renewBadge()
  }, [isShown, orderNo, shownFor])

  useEffect(() => {
    if (isShown) placeBadge(findBadgePlace(isChatOpen, window.matchMedia(PHONE).matches))
  }, [isShown, isChatOpen, shownFor])

  return order ? <OrderForBadge order={order} /> : null
}

/** The element ids by which the badge finds an order. */
function OrderForBadge({ order }: { order: ReviewedOrder }) {
  return (
    <div id="trustedShopsCheckout" hidden>
      <span id="tsCheckoutOrderNr">{order.orderNo}</span>
      <span id="tsCheckoutBuyerEmail">{order.email}</span>
      <span id="tsCheckoutOrderAmount">{order.amount.toFixed(2)}</span>
      <span id="tsCheckoutOrderCurrency">{order.currency}</span>
      <span id="tsCheckoutOrderPaymentType">{order.paymentMethodId}</span>
    </div>
  )
}
