import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { ButtonLink } from '../../../ui/action/button'
import { Icon } from '../../../ui/media/icon'
import { confirmationMessages as messages } from '../confirmation-messages'
import type { Order } from '../order'
import { ReturnItems } from '../returns/change-units-button'
import { OrderRefunds } from '../returns/order-refunds-section'
import { returnMessages } from '../returns/return-messages'
import { UnitNotes, OrderLines } from './order-lines'
import { CancelOrder } from './cancel-order'
import { OrderFacts, OrderTotals } from './order-facts'
import { OrderPapers } from './order-papers'
import { OrderPickUps } from './order-pick-ups'

type NextStep = 'cancelledText' | 'nextGift' | 'nextDigital' | 'next' | 'nextBoth' | 'nextPickUp'

/** Message about the news that an order still waits for; undefined when all of it has left or waits in the store. */
export function findNextStep({ overallStatus, delivery, pickUps, lines }: Order): NextStep | undefined {
  if (overallStatus === 'CANCELLED') return 'cancelledText'
  if (delivery?.isDigital) return lines.every(({ cardGift }) => cardGift) ? 'nextGift' : 'nextDigital'
  const collected = new Set(pickUps.flatMap(({ itemIds }) => itemIds))
  const isPacked =
    (delivery !== undefined || pickUps.length === 0) &&
    lines.some(
      ({ id, cardGift, status = 'not_shipped' }) =>
        !cardGift && !collected.has(id) && status === 'not_shipped'
    )
  const isPrepared = pickUps.some(({ state = 'preparing' }) => state === 'preparing')
  if (isPacked) return isPrepared ? 'nextBoth' : 'next'
  return isPrepared ? 'nextPickUp' : undefined
}

interface ConfirmedOrderProps {
  order: Order
  /** The day on which it comes, before all else. */
  arrival?: ReactNode
  /** Below the thanks. */
  meanwhile?: ReactNode
  children?: ReactNode
}

/** Thank-you message, order number, next steps, and everything that was ordered. */
export function ConfirmedOrder({ order, arrival, children, ...props }: ConfirmedOrderProps) {
  const { formatMessage } = useIntl()
  const isCancelled = order.overallStatus === 'CANCELLED'
  const nextStep = findNextStep(order)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here no longer exists, so the focus moves to the outcome.
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <>
      <header className="grid justify-items-start gap-3">
        {!isCancelled && (
          <span className="order-done">
            <Icon name="check" />
          </span>
        )}
        {arrival}
        <h1 ref={heading} tabIndex={-1} className="heading-1">
          {formatMessage(isCancelled ? messages.cancelled : messages.thanks)}
        </h1>
        <p className="text-lead">
          <span>{formatMessage(messages.orderNo, { orderNo: order.orderNo })}</span>{' '}
          {order.email && !isCancelled && <span>{formatMessage(messages.mail, { email: order.email })}</span>}
        </p>
        {nextStep && <p className="text-muted">{formatMessage(messages[nextStep])}</p>}
      </header>
      {props.meanwhile}
      <div className="checkout-columns">
        <div className="grid gap-8">
          {!isCancelled && <OrderPickUps order={order} />}
          <OrderFacts order={order} />
          <OrderRefunds order={order} />
          <OrderPapers order={order} />
          <CancelOrder order={order} />
          <ReturnOrder order={order} />
          {children}
          <ButtonLink to={paths.home} className="justify-self-start">
            {formatMessage(messages.continue)}
          </ButtonLink>
        </div>
        <section aria-labelledby="order-overview" className="checkout-overview">
          <h2 id="order-overview" className="heading-3">
            {formatMessage(messages.summary)}
          </h2>
          <OrderLines
            lines={order.lines}
            currency={order.currency}
            aside={line => <UnitNotes units={line.units} />}
          />
          <OrderTotals order={order} />
        </section>
      </div>
    </>
  )
}

/** Sending items back; who has only a mail's link to the order has a code sent first. */
function ReturnOrder({ order }: { order: Order }) {
  const { formatMessage } = useIntl()
  if (!order.isByToken) return <ReturnItems order={order} />
  if (!order.lines.some(({ units }) => units && units.returnable > 0)) return null
  return (
    <ButtonLink
      to={`${paths.findOrder}?${new URLSearchParams({ orderNo: order.orderNo })}`}
      kind="secondary"
      className="justify-self-start"
    >
      {formatMessage(returnMessages.open)}
    </ButtonLink>
  )
}
