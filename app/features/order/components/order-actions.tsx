import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { standingOrderPath } from '../../../visit/addresses/standing-order-path'
import { describeWait } from '../../../intl/describe-wait'
import { findShopperText, findWait } from '../../../platform/http/platform-error'
import { usePlatform } from '../../../platform/platform-context'
import { Button, ButtonLink } from '../../../ui/action/button'
import { Link } from '../../../ui/action/link'
import { Message } from '../../../ui/status/message'
import { ordersMessages as messages } from '../account-messages'
import { listMissing, reorder, type MissingItems } from '../reorder'
import type { Order } from '../order'
import { CancelItems, ReturnItems } from '../returns/change-units-button'
import { CancelOrder } from './cancel-order'

type Outcome = ({ kind: 'reordered' } & MissingItems) | { kind: 'failed'; text: string }

/** Ordering once more, and cancelling while that is possible (requirement 8.2). */
export function OrderActions({ order }: { order: Order }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const client = useQueryClient()
  const platform = usePlatform()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function orderAgain() {
    setBusy(true)
    setOutcome(undefined)
    try {
      const reordered = await reorder(platform, order)
      // The platform has changed the basket by itself.
      await client.invalidateQueries({ queryKey: ['basket'] })
      setOutcome({ kind: 'reordered', ...listMissing(order, reordered) })
    } catch (error) {
      const wait = findWait(error)
      // The platform says in its own words why not.
      const reason = findShopperText(error) ?? formatMessage(messages.reorderFailed)
      setOutcome({ kind: 'failed', text: wait ? describeWait(intl, wait) : reason })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-4 print:hidden">
      {outcome && <OutcomeMessage outcome={outcome} />}
      <div className="flex flex-wrap items-end gap-3">
        <Button busy={isBusy} onClick={() => void orderAgain()}>
          {formatMessage(messages.reorder)}
        </Button>
        <ButtonLink kind="secondary" to={standingOrderPath({ orderNo: order.orderNo })}>
          {formatMessage(messages.standingOrder)}
        </ButtonLink>
        <CancelOrder order={order} />
        <CancelItems order={order} />
        <ReturnItems order={order} />
      </div>
    </div>
  )
}

function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  const { formatMessage } = useIntl()
  if (outcome.kind === 'failed')
    return (
      <Message kind="error" answer>
        {outcome.text}
      </Message>
    )
  const names = outcome.missing.join(', ')
  const reduced = outcome.reduced.map(line => formatMessage(messages.fewer, { ...line })).join(', ')
  return (
    <Message kind={names || reduced || outcome.isUnwrapped ? 'warning' : 'success'} answer>
      <span>
        {outcome.isNothing
          ? formatMessage(messages.reorderedNothing)
          : formatMessage(messages.reordered, {
              link: text => (
                <Link key="cart" to={paths.cart} className="link">
                  {text}
                </Link>
              )
            })}
      </span>
      {reduced && <span className="block">{formatMessage(messages.reduced, { names: reduced })}</span>}
      {names && <span className="block">{formatMessage(messages.missing, { names })}</span>}
      {outcome.isUnwrapped && <span className="block">{formatMessage(messages.unwrapped)}</span>}
    </Message>
  )
}
