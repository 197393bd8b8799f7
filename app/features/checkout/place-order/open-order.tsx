import { useEffect, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { Link } from '../../../ui/action/link'
import { useBasketAccess } from '../../basket/api/basket-access'
import { BASKET_KEY } from '../../basket/api/basket-key'
import { clearOrderedBasket } from '../../basket/api/cache-basket'
import type { OrderSearchProps } from '../../basket/components/cart-panel'
import type { Basket } from '../../basket/model/basket'
import { LOOK_MINUTES } from './look-for-order'
import { placeOrderMessages as messages } from './messages'
import { findOpenAttempt } from './order-attempt'
import { StatusBox } from './order-status-message'
import { resumeOrder } from './place-order'
import { useOrderParts } from './use-order-parts'

type OpenOrderState = { kind: 'looking' | 'unknown' | 'not-found' } | { kind: 'placed'; orderNo: string }

/** Interval of the search for an order of unknown outcome, in milliseconds. */
const ASK_AGAIN_MS = 20_000
const doNothing = () => undefined

/**
 * Looks for an order of this browser whose page was closed before the answer came. When it turns out to be placed,
 * its basket is emptied. Undefined where there is none to look for.
 */
export function useOpenOrder(): OpenOrderState | undefined {
  const access = useBasketAccess()
  const [state, setState] = useState<OpenOrderState>()
  const { parts, hasLeft } = useOrderParts(doNothing)
  useEffect(() => {
    const open = findOpenAttempt(parts.attempts, Date.now())
    if (!open) return undefined
    const { basketId } = open
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look() {
      const result = await resumeOrder(parts)
      if (result.kind === 'placed') {
        const shown = access.client.getQueryData<Basket | null>(BASKET_KEY)
        const { orderNo } = result
        if (!shown || shown.basketId === basketId) clearOrderedBasket(access, { basketId, orderNo })
        setState({ kind: 'placed', orderNo })
      } else if (result.kind === 'unknown' || result.kind === 'not-found') {
        setState({ kind: result.kind })
        if (result.kind === 'unknown') timer = setTimeout(start, ASK_AGAIN_MS)
      } else setState(undefined)
    }
    // Waiting ends with the page; the next visit goes on with it.
    const start = () =>
      void look().catch((error: unknown) => {
        if (!hasLeft()) throw error
      })
    setState({ kind: 'looking' })
    start()
    return () => clearTimeout(timer)
  }, [access, parts, hasLeft])
  return state
}

/** The cart may have become an order: it is not called empty before that is known. */
export const isUndecided = (order: OpenOrderState | undefined): boolean =>
  order?.kind === 'looking' || order?.kind === 'unknown'

/** The status of an order that was being placed when its page was closed. */
export function OpenOrder({ state }: { state: OpenOrderState | undefined }) {
  const { formatMessage } = useIntl()
  const link = (to: string) => (text: React.ReactNode) => (
    <Link key={to} to={to} className="link">
      {text}
    </Link>
  )
  return (
    <div role="status" className={state ? undefined : 'sr-only'}>
      {state?.kind === 'looking' && (
        <StatusBox icon="clock" kind="info" title={formatMessage(messages.resuming)}>
          {formatMessage(messages.resumingText, { minutes: LOOK_MINUTES })}
        </StatusBox>
      )}
      {state?.kind === 'unknown' && (
        <StatusBox icon="warning" kind="warning" title={formatMessage(messages.unknown)}>
          {formatMessage(messages.unknownText, { service: link(paths.service) })}
        </StatusBox>
      )}
      {state?.kind === 'not-found' && (
        <StatusBox icon="warning" kind="warning" title={formatMessage(messages.notFound)}>
          {formatMessage(messages.notFoundText)}
        </StatusBox>
      )}
      {state?.kind === 'placed' && (
        <StatusBox
          icon="info"
          kind="info"
          title={formatMessage(messages.foundPlaced, { orderNo: state.orderNo })}
        >
          {formatMessage(messages.foundPlacedText, {
            link: link(`${paths.checkoutConfirmation}?${new URLSearchParams({ orderNo: state.orderNo })}`)
          })}
        </StatusBox>
      )}
    </div>
  )
}

/** The search for an order, above the mini cart. */
export function OrderSearch({ onUndecided }: OrderSearchProps) {
  const order = useOpenOrder()
  const isOpen = isUndecided(order)
  useEffect(() => onUndecided(isOpen), [isOpen, onUndecided])
  return <OpenOrder state={order} />
}
