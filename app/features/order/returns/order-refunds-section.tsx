import { formatDay } from '../../../intl/format-date'
import { formatPrice } from '../../../intl/format-price'
import { useIntl } from '../../../intl/intl'
import { describePaidBy } from '../../payment/payment-methods'
import type { Order } from '../order'
import type { OrderRefund } from './order-refunds'
import { returnMessages as messages } from './return-messages'

/** Refunds of an order: amount, status and payment method; empty until the platform has any. */
export function OrderRefunds({ order: { refunds, currency } }: { order: Order }) {
  const { formatMessage } = useIntl()
  if (refunds.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="heading-4">{formatMessage(messages.refunds)}</h2>
      <ul className="grid gap-3">
        {refunds.map(refund => (
          <li key={refund.id}>
            <RefundText refund={refund} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RefundText({ refund, currency }: { refund: OrderRefund; currency: string }) {
  const intl = useIntl()
  const { amount, state, date, giftWrap, parts } = refund
  const day = date ? formatDay(intl, date) : ''
  return (
    <>
      <p>{intl.formatMessage(messages[state], { amount: formatPrice(intl, amount, currency), day })}</p>
      {giftWrap > 0 && (
        <p className="text-sm text-muted">
          {intl.formatMessage(messages.giftWrap, { amount: formatPrice(intl, giftWrap, currency) })}
        </p>
      )}
      {state !== 'not_charged' &&
        parts.map(part => (
          <p key={part.methodId} className="text-sm text-muted">
            {parts.length > 1 && <span>{`${formatPrice(intl, part.amount, currency)} `}</span>}
            <span>{intl.formatMessage(messages.to, { method: describePaidBy(intl, part) })}</span>
          </p>
        ))}
    </>
  )
}
