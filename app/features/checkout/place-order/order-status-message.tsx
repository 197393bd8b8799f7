import { useEffect, useRef } from 'react'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { Button } from '../../../ui/action/button'
import { Icon } from '../../../ui/media/icon'
import { Link } from '../../../ui/action/link'
import { LOOK_MINUTES } from './look-for-order'
import { placeOrderMessages as messages } from './messages'
import type { PlaceOrderResult } from './place-order'
import type { PlacingOrder } from './use-place-order'

/** Whether a result is shown at the top of the page, and not beside the button. */
export const isStatusMessage = ({ kind }: PlaceOrderResult): boolean =>
  kind === 'unknown' || kind === 'not-found'

/** While the outcome of an order is unknown, nothing else can be ordered or changed here. */
export const isOrderOpen = ({ isLooking, failure }: PlacingOrder): boolean =>
  isLooking || failure?.kind === 'unknown'

/**
 * Status of an order whose response was lost. The region is always there, so that
 * screen readers announce additions to it, and takes the focus from the removed button.
 */
export function OrderStatusMessage({ placing }: { placing: PlacingOrder }) {
  const { formatMessage } = useIntl()
  const { isLooking, failure } = placing
  const region = useRef<HTMLDivElement>(null)
  const status = isLooking ? 'looking' : failure?.kind
  const isShown = isLooking || (failure !== undefined && isStatusMessage(failure))
  useEffect(() => {
    if (isShown) region.current?.focus()
  }, [isShown, status])

  return (
    <>
      <div ref={region} role="status" tabIndex={-1} className={isShown ? undefined : 'sr-only'}>
        {status === 'looking' && (
          <StatusBox icon="clock" kind="info" title={formatMessage(messages.resuming)}>
            {formatMessage(messages.resumingText, { minutes: LOOK_MINUTES })}
          </StatusBox>
        )}
        {status === 'unknown' && (
          <StatusBox icon="warning" kind="warning" title={formatMessage(messages.unknown)}>
            {formatMessage(messages.unknownText, {
              service: text => (
                <Link key="service" to={paths.service} className="link">
                  {text}
                </Link>
              )
            })}
          </StatusBox>
        )}
        {status === 'not-found' && (
          <StatusBox icon="warning" kind="warning" title={formatMessage(messages.notFound)}>
            {formatMessage(messages.notFoundText)}
          </StatusBox>
        )}
      </div>
      {status === 'unknown' && (
        <Button kind="secondary" className="justify-self-start" onClick={placing.lookAgain}>
          {formatMessage(messages.lookAgain)}
        </Button>
      )}
    </>
  )
}

/** The outcome of an earlier order, above the current cart, so that no shopper orders twice by mistake. */
export function EarlierOrder({ earlier }: { earlier: PlacingOrder['earlier'] }) {
  const { formatMessage } = useIntl()
  return (
    <div role="status" className={earlier ? undefined : 'sr-only'}>
      {earlier?.orderNo && (
        <StatusBox icon="info" kind="info" title={formatMessage(messages.earlierPlaced, earlier)}>
          {formatMessage(messages.earlierText)}
        </StatusBox>
      )}
      {earlier && !earlier.orderNo && (
        <StatusBox icon="warning" kind="warning" title={formatMessage(messages.earlierUnknown)}>
          {formatMessage(messages.earlierUnknownText)} {formatMessage(messages.earlierText)}
        </StatusBox>
      )}
    </div>
  )
}

interface StatusBoxProps {
  icon: 'clock' | 'info' | 'warning'
  kind: 'info' | 'warning'
  title: string
  children: React.ReactNode
}

/** Styled as a `Message`, but without its role: the region around it is the live region. */
export const StatusBox = ({ icon, kind, title, children }: StatusBoxProps) => (
  <div className={`message message-${kind}`}>
    <Icon name={icon} />
    <div className="message-text">
      <p className="font-semibold">{title}</p>
      <p>{children}</p>
    </div>
  </div>
)
