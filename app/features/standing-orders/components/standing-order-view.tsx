import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { formatDay } from '../../../intl/format-date'
import { usePlatform } from '../../../platform/platform-context'
import { Badge } from '../../../ui/status/badge'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { useSite } from '../../../visit/site/site-context'
import type { Country } from '../../postal-address/countries-query'
import {
  activateStandingOrder,
  changeDelivery,
  changeProducts,
  changeRhythm,
  changeStandingOrder,
  dismissNotification,
  removeStandingOrder,
  skipNext,
  suspendStandingOrder
} from '../change-standing-order'
import { describePayment } from '../describe-payment'
import { standingMessages as messages } from '../messages'
import { findNextDelivery } from '../delivery-plan'
import { readAddress } from '../map-standing-order'
import type { StandingCustomer } from '../standing-customer'
import type { StandingOrder } from '../standing-order'
import { sumDelivery, type useStandingProducts } from '../use-standing-products'
import { DeliveriesTable } from './deliveries-table'
import { DeliveryFacts } from './delivery-facts'
import { DeliveryForm } from './delivery-form'
import { EndDialog } from './end-dialog'
import { PaymentPart } from './payment-part'
import { ProductsFailed, ProductsForm } from './products-form'
import { RhythmForm } from './rhythm-form'
import { StandingItems, StandingSum } from './standing-items'
import { StandingNotifications } from './standing-notifications'

interface StandingOrderViewProps {
  order: StandingOrder
  /** The products of all standing orders. */
  delivered: Pick<ReturnType<typeof useStandingProducts>, 'products' | 'failed' | 'refetch'>
  customer: StandingCustomer
  countries: readonly Country[]
  suggestions: readonly string[]
  newAddress: (close: () => void) => ReactNode
  now: () => Date
  /** Opens with the form of its payment. */
  startsWithPayment?: boolean
  onEnded: () => void
}

type Part = 'products' | 'rhythm' | 'delivery' | 'payment'

/** One standing order: its deliveries and all its forms. */
export function StandingOrderView(props: StandingOrderViewProps) {
  const { order, delivered, customer, countries, suggestions, newAddress, now, startsWithPayment, onEnded } =
    props
  const intl = useIntl()
  const { formatMessage } = intl
  const access = { client: useQueryClient(), platform: usePlatform() }
  const { products } = delivered
  const { currency } = useSite()
  const sum = sumDelivery(order.items, products ?? [], currency)
  const [edited, setEdited] = useState<Part | undefined>(startsWithPayment ? 'payment' : undefined)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<'changed' | 'failed'>()
  const [isEnding, setEnding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    // It may be far down the page.
    if (startsWithPayment) heading.current?.focus()
  }, [startsWithPayment])
  useEffect(() => {
    // The form, and with it the focus, is gone.
    if (wasEdited.current && !edited) heading.current?.focus()
    wasEdited.current = edited !== undefined
  }, [edited])

  /** Rejects after a failure, so that the form keeps its values. */
  async function save(task: () => Promise<unknown>) {
    setBusy(true)
    setOutcome(undefined)
    try {
      await task()
      setOutcome('changed')
      setEdited(undefined)
    } catch (error) {
      // The form of the payment shows it.
      if (edited !== 'payment') setOutcome('failed')
      throw error
    } finally {
      setBusy(false)
    }
  }
  // Shown above the order, which is unchanged.
  const run = (task: () => Promise<unknown>) => void save(task).catch(() => undefined)
  async function end() {
    setBusy(true)
    try {
      await removeStandingOrder(access, order)
      onEnded()
    } catch {
      setOutcome('failed')
      setBusy(false)
      setEnding(false)
    }
  }

  const weeks = Number(order.interval)
  const next = findNextDelivery(order)
  const payment = describePayment(intl, order.payment, customer.instruments)
  const delivery = {
    shippingAddress: readAddress(order.shippingAddress),
    billingAddress: readAddress(order.billingAddress),
    shippingMethodId: order.shipping?.shippingMethodId
  }
  const title =
    weeks > 0 ? formatMessage(messages.everyWeeks, { count: weeks }) : formatMessage(messages.rhythm)
  const cancel = (
    <Button kind="secondary" disabled={isBusy} onClick={() => setEdited(undefined)}>
      {formatMessage(messages.cancel)}
    </Button>
  )
  const submitLabel = formatMessage(messages.save)

  const forms: Record<Part, () => ReactNode> = {
    products: () => (
      <ProductsForm
        items={order.items.map(({ productId, quantity }) => ({ productId, quantity }))}
        suggestions={suggestions}
        submitLabel={submitLabel}
        isBusy={isBusy}
        actions={cancel}
        onSave={items => run(() => changeProducts(access, order, items))}
      />
    ),
    rhythm: () => (
      <RhythmForm
        rhythm={{ interval: order.interval, day: next?.shippingDate }}
        isRunning
        now={now}
        submitLabel={submitLabel}
        actions={cancel}
        onSave={({ interval, day }) => run(() => changeRhythm(access, order, interval, day))}
      />
    ),
    delivery: () => (
      <DeliveryForm
        delivery={delivery}
        addresses={customer.addresses}
        countries={countries}
        newAddress={newAddress}
        submitLabel={submitLabel}
        actions={cancel}
        onSave={({ shippingAddress, billingAddress, shippingMethodId }) =>
          run(() =>
            changeStandingOrder(access, order, {
              shippingAddress: { ...shippingAddress },
              billingAddress: { ...billingAddress },
              shipping: { ...order.shipping, shippingMethodId }
            })
          )
        }
      />
    ),
    payment: () => (
      <PaymentPart
        customer={customer}
        shippingAddress={delivery.shippingAddress}
        billingAddress={delivery.billingAddress}
        now={now}
        submitLabel={submitLabel}
        actions={cancel}
        onSave={chosen => save(() => changeStandingOrder(access, order, { payment: chosen }))}
      />
    )
  }
  /** A part with its button, or the form that changes it. */
  const part = (name: Part, partTitle: string, content: ReactNode) => (
    <section aria-label={partTitle} className="grid content-start gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="heading-4">{partTitle}</h3>
        {!edited && (
          <button type="button" className="link text-sm" onClick={() => setEdited(name)}>
            {formatMessage(messages.change)}
            <span className="sr-only">{` ${partTitle}`}</span>
          </button>
        )}
      </div>
      {content}
    </section>
  )

  return (
    <>
      <div className="grid gap-1">
        <div className="standing-head">
          <h2 ref={heading} tabIndex={-1} className="heading-3">
            {title}
          </h2>
          <Badge kind={order.isActive ? 'accent' : 'soft'}>
            {formatMessage(order.isActive ? messages.active : messages.suspended)}
          </Badge>
        </div>
        <p className="text-muted">
          {!order.isActive
            ? formatMessage(messages.paused)
            : next?.isActive
              ? formatMessage(messages.next, { date: formatDay(intl, next.shippingDate) })
              : formatMessage(messages.noNext)}
        </p>
      </div>
      {outcome && (
        <Message kind={outcome === 'changed' ? 'success' : 'error'} answer>
          {formatMessage(messages[outcome])}
        </Message>
      )}
      <StandingNotifications
        notifications={order.notifications}
        products={products ?? []}
        onPay={edited === 'payment' ? undefined : () => setEdited('payment')}
        onDismiss={id => run(() => dismissNotification(access, order, id))}
      />
      {!payment && <Message kind="warning">{formatMessage(messages.lostPayment)}</Message>}
      {edited ? (
        forms[edited]()
      ) : (
        <>
          {part(
            'products',
            formatMessage(messages.products),
            delivered.failed ? (
              <ProductsFailed onRetry={delivered.refetch} />
            ) : (
              <div>
                <StandingItems
                  label={formatMessage(messages.products)}
                  items={order.items}
                  products={products}
                />
                <StandingSum total={sum.total} currency={sum.currency} />
              </div>
            )
          )}
          <div className="standing-facts">
            {part(
              'delivery',
              formatMessage(messages.delivery),
              <DeliveryFacts delivery={delivery} countries={countries} />
            )}
            {part('payment', formatMessage(messages.payment), <p>{payment}</p>)}
          </div>
          {part(
            'rhythm',
            formatMessage(messages.deliveries),
            <DeliveriesTable
              deliveries={order.deliveries}
              isSuspended={!order.isActive}
              isBusy={isBusy}
              onChange={({ id }, isActive) => run(() => changeDelivery(access, order, id, isActive))}
            />
          )}
          <div className="flex flex-wrap gap-3">
            {order.isActive && next?.isActive && (
              <Button kind="secondary" disabled={isBusy} onClick={() => run(() => skipNext(access, order))}>
                {formatMessage(messages.skipNext)}
              </Button>
            )}
            <Button
              kind={order.isActive ? 'secondary' : 'primary'}
              disabled={isBusy}
              onClick={() =>
                run(() => (order.isActive ? suspendStandingOrder : activateStandingOrder)(access, order))
              }
            >
              {formatMessage(order.isActive ? messages.suspend : messages.activate)}
            </Button>
            <Button kind="quiet" disabled={isBusy} onClick={() => setEnding(true)}>
              {formatMessage(messages.end)}
            </Button>
          </div>
        </>
      )}
      <EndDialog open={isEnding} isBusy={isBusy} onClose={() => setEnding(false)} onEnd={() => void end()} />
    </>
  )
}
