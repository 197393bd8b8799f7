import { useState, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { Button } from '../../../ui/action/button'
import { EmptyState } from '../../../ui/status/empty-state'
import { Message } from '../../../ui/status/message'
import { countriesQuery } from '../../postal-address/countries-query'
import { standingOrdersQuery } from '../standing-orders-query'
import { useStandingProducts } from '../use-standing-products'
import { standingMessages as messages } from '../messages'
import type { StandingCustomer } from '../standing-customer'
import type { StandingStart } from '../standing-start'
import { CreateStandingOrderForm } from './create-standing-order-form'
import { StandingOrderView } from './standing-order-view'

interface StandingOrdersProps {
  customer: StandingCustomer
  /** Of a new order: from the cart or a past order. Undefined outside its creation. */
  startWith?: StandingStart
  /** Id of the standing order whose payment is to be chosen. */
  payFor?: string
  /** Products that the customer knows. */
  suggestions: readonly string[]
  /** A form for an additional address, in a dialog. */
  newAddress: (close: () => void) => ReactNode
  now: () => Date
  loading: ReactNode
  failed: (retry: () => void) => ReactNode
  /** A part of the page on a surface of its own. */
  section: (content: ReactNode) => ReactNode
}

/** The customer's standing orders, and a new one. */
export function StandingOrders(props: StandingOrdersProps) {
  const { customer, startWith, payFor, suggestions, newAddress, now, loading, failed, section } = props
  const { formatMessage } = useIntl()
  const platform = usePlatform()
  const orders = useRead(standingOrdersQuery(platform))
  const countries = useRead(countriesQuery(platform))
  const delivered = useStandingProducts(orders.data?.flatMap(({ items }) => items) ?? [])
  const [isCreating, setCreating] = useState(startWith !== undefined)
  const [outcome, setOutcome] = useState<'created' | 'ended'>()

  if ((orders.error && !orders.data) || (countries.error && !countries.data))
    return (
      <>
        {failed(() => {
          void orders.refetch()
          void countries.refetch()
        })}
      </>
    )
  if (!orders.data || !countries.data) return <>{loading}</>

  const known = { customer, countries: countries.data, suggestions, newAddress, now }
  if (isCreating)
    return (
      <CreateStandingOrderForm
        {...known}
        start={startWith ?? { items: [], leftOut: [] }}
        onDone={() => {
          setCreating(false)
          setOutcome('created')
        }}
        onCancel={() => setCreating(false)}
      />
    )
  const create = (
    <Button
      onClick={() => {
        setOutcome(undefined)
        setCreating(true)
      }}
    >
      {formatMessage(messages.create)}
    </Button>
  )
  // Their names and variants make the orders as high as they are.
  if (!delivered.products && !delivered.failed) return <>{loading}</>
  return (
    <div className="grid gap-6">
      {outcome && (
        <Message kind="success" answer>
          {formatMessage(messages[outcome])}
        </Message>
      )}
      {orders.data.length === 0 ? (
        <EmptyState
          icon="calendar"
          title={formatMessage(messages.empty)}
          text={formatMessage(messages.intro)}
          action={create}
        />
      ) : (
        <>
          <div>{create}</div>
          {orders.data.map(order => (
            <div key={order.listId}>
              {section(
                <StandingOrderView
                  {...known}
                  order={order}
                  delivered={delivered}
                  startsWithPayment={order.listId === payFor}
                  onEnded={() => setOutcome('ended')}
                />
              )}
            </div>
          ))}
        </>
      )}
    </div>
  )
}
