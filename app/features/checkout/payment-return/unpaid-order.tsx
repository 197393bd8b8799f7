import { useEffect, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { usePlatform } from '../../../platform/platform-context'
import type { Platform } from '../../../platform/platform'
import type { QueryObject } from '../../../platform/query-object'
import { readOrderPayment, type OrderPayment } from '../../../platform/scapi/order-payment'
import { useRead } from '../../../platform/use-read'
import { useSite } from '../../../visit/site/site-context'
import { Link } from '../../../ui/action/link'
import { Message } from '../../../ui/status/message'
import { createAttemptStore, noteUnpaid } from '../place-order/order-attempt'
import { isOrderMissing } from '../place-order/proven-refusal'
import { paymentReturnMessages as messages } from './messages'

/** The payment of one of the shopper's orders; null if it no longer exists. */
function orderPaymentQuery(platform: Platform, orderNo: string): QueryObject<OrderPayment | null> {
  return {
    queryKey: ['order-payment', orderNo],
    queryFn: async () => {
      try {
        return readOrderPayment(await platform.orders.getOrder({ orderNo }))
      } catch (error) {
        if (isOrderMissing(error)) return null
        throw error
      }
    }
  }
}

const WORDS = {
  open: messages.isOpen,
  pending: messages.isOpen,
  failed: messages.hasFailed,
  settled: messages.isPaid
} as const

/**
 * An order of this browser that still waits for its payment, e.g. because the window was closed at the provider; once
 * its time is over, a way to the basket that it was made from; and, shown once, that it has been paid after all.
 */
export function UnpaidOrder() {
  const { formatMessage } = useIntl()
  const platform = usePlatform()
  const { site } = useSite()
  const [orderNo, setOrderNo] = useState<string>()
  // Known in the browser only, so not in the first render.
  useEffect(() => {
    const last = createAttemptStore(site.id).read()
    setOrderNo(last?.isUnpaid ? last.orderNo : undefined)
  }, [site.id])
  const { data: payment } = useRead({
    ...orderPaymentQuery(platform, orderNo ?? ''),
    enabled: orderNo !== undefined
  })
  useEffect(() => {
    if (!orderNo || payment === undefined || (payment && payment.state !== 'settled')) return
    noteUnpaid(createAttemptStore(site.id), orderNo, false)
  }, [orderNo, payment, site.id])

  if (!orderNo || !payment) return null
  const to = `${paths.checkoutConfirmation}?${new URLSearchParams({ orderNo })}`
  const link = (text: React.ReactNode) => (
    <Link key="order" to={to} className="link">
      {text}
    </Link>
  )
  return (
    <Message kind={payment.state === 'settled' ? 'success' : 'warning'}>
      {formatMessage(WORDS[payment.state], { orderNo, link })}
    </Message>
  )
}
