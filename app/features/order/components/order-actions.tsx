import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../../addresses/paths'
import { standingOrderPath } from '../../../addresses/standing-order-path'
import { describeWait } from '../../../intl/describe-wait'
import { findShopperText, findWait } from '../../../platform/http/platform-error'
import { usePlatform } from '../../../platform/platform-context'
import { Button, ButtonLink } from '../../../ui/button/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { nameLine } from '../../../variations/variation'
import { Link } from '../../../ui/link/link'
import { Message } from '../../../ui/message/message'
import { ordersMessages as messages } from '../account-messages'
import { cancelOrder } from '../api/cancel-order'
import { reorder } from '../api/reorder'
import type { Order } from '../model/order'

type Outcome =
  | { kind: 'cancelled' }
  | { kind: 'reordered'; missing: string[]; isNothing: boolean }
  | { kind: 'failed'; text: string }

/** Ordering once more, and cancelling while that is possible (requirement 3.4.4). */
export function OrderActions({ order }: { order: Order }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const client = useQueryClient()
  const platform = usePlatform()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState<'cancel' | 'reorder'>()
  const [outcome, setOutcome] = useState<Outcome>()
  const { orderNo } = order

  async function run(action: 'cancel' | 'reorder', task: () => Promise<Outcome>, failure: string) {
    setBusy(action)
    setOutcome(undefined)
    try {
      setOutcome(await task())
    } catch (error) {
      const wait = findWait(error)
      // The platform says in its own words why it is too late.
      const said = findShopperText(error)
      setOutcome({ kind: 'failed', text: wait ? describeWait(intl, wait) : (said ?? failure) })
    } finally {
      setBusy(undefined)
      setAsking(false)
    }
  }

  const cancel = () =>
    run(
      'cancel',
      async () => {
        await cancelOrder({ client, platform }, orderNo)
        return { kind: 'cancelled' }
      },
      formatMessage(messages.cancelFailed)
    )
  const orderAgain = () =>
    run(
      'reorder',
      async () => {
        const { unavailable } = await reorder(platform, orderNo)
        // The platform has changed the basket by itself.
        await client.invalidateQueries(['basket'])
        const missing = unavailable.map(({ productId, productName: name }) =>
          nameLine({ ...order.lines.find(line => line.productId === productId), name })
        )
        return { kind: 'reordered', missing, isNothing: missing.length >= order.lines.length }
      },
      formatMessage(messages.reorderFailed)
    )

  return (
    <div className="grid gap-4">
      {outcome && <OutcomeMessage outcome={outcome} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'reorder'} disabled={busy === 'cancel'} onClick={() => void orderAgain()}>
          {formatMessage(messages.reorder)}
        </Button>
        <ButtonLink kind="secondary" to={standingOrderPath({ orderNo })}>
          {formatMessage(messages.standingOrder)}
        </ButtonLink>
        {order.isCancellable && (
          <Button kind="secondary" disabled={busy !== undefined} onClick={() => setAsking(true)}>
            {formatMessage(messages.cancel)}
          </Button>
        )}
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={formatMessage(messages.cancelTitle, { orderNo })}
        closeLabel={formatMessage(messages.close)}
        dismissible={busy !== 'cancel'}
        actions={
          <>
            <Button kind="secondary" disabled={busy === 'cancel'} onClick={() => setAsking(false)}>
              {formatMessage(messages.cancelNo)}
            </Button>
            <Button busy={busy === 'cancel'} onClick={() => void cancel()}>
              {formatMessage(messages.cancelYes)}
            </Button>
          </>
        }
      >
        <p>{formatMessage(messages.cancelText)}</p>
      </Dialog>
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
  if (outcome.kind === 'cancelled')
    return (
      <Message kind="success" answer>
        {formatMessage(messages.cancelled)}
      </Message>
    )
  const names = outcome.missing.join(', ')
  return (
    <Message kind={outcome.missing.length > 0 ? 'warning' : 'success'} answer>
      {outcome.isNothing
        ? formatMessage(messages.reorderedNothing)
        : formatMessage(messages.reordered, {
            link: text => (
              <Link key="cart" to={paths.cart} className="link">
                {text}
              </Link>
            )
          })}
      {names && <span className="block">{formatMessage(messages.missing, { names })}</span>}
    </Message>
  )
}
