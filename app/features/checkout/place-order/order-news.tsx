import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../../addresses/paths'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { Link } from '../../../ui/link/link'
import { placeOrderMessages as messages } from './messages'
import type { PlaceOrderResult } from './place-order'
import type { PlacingOrder } from './use-place-order'

/** What is said at the top of the page, and not beside the button. */
export const isNews = ({ kind }: PlaceOrderResult): boolean => kind === 'unknown' || kind === 'not-found'

/** While nobody knows what came of an order, nothing else can be ordered or changed here. */
export const isOrderOpen = ({ isLooking, failure }: PlacingOrder): boolean =>
  isLooking || failure?.kind === 'unknown'

/**
 * What is known of an order whose answer was lost. The region is always there, so that
 * screen readers hear what comes into it, and takes the focus from the button that is gone.
 */
export function OrderNews({ placing }: { placing: PlacingOrder }) {
  const { formatMessage } = useIntl()
  const { isLooking, failure } = placing
  const region = useRef<HTMLDivElement>(null)
  const news = isLooking ? 'looking' : failure?.kind
  const hasNews = isLooking || (failure !== undefined && isNews(failure))
  useEffect(() => {
    if (hasNews) region.current?.focus()
  }, [hasNews, news])

  return (
    <>
      <div ref={region} role="status" tabIndex={-1} className={hasNews ? undefined : 'sr-only'}>
        {news === 'looking' && (
          <News icon="clock" kind="info" title={formatMessage(messages.resuming)}>
            {formatMessage(messages.resumingText)}
          </News>
        )}
        {news === 'unknown' && (
          <News icon="warning" kind="warning" title={formatMessage(messages.unknown)}>
            {formatMessage(messages.unknownText, {
              service: text => (
                <Link key="service" to={paths.service} className="link">
                  {text}
                </Link>
              )
            })}
          </News>
        )}
        {news === 'not-found' && (
          <News icon="warning" kind="warning" title={formatMessage(messages.notFound)}>
            {formatMessage(messages.notFoundText)}
          </News>
        )}
      </div>
      {news === 'unknown' && (
        <Button kind="secondary" className="justify-self-start" onClick={placing.lookAgain}>
          {formatMessage(messages.lookAgain)}
        </Button>
      )}
    </>
  )
}

/** What came of an order before the cart at hand, so that nobody orders twice without knowing. */
export function EarlierOrder({ earlier }: { earlier: PlacingOrder['earlier'] }) {
  const { formatMessage } = useIntl()
  return (
    <div role="status" className={earlier ? undefined : 'sr-only'}>
      {earlier?.orderNo && (
        <News icon="info" kind="info" title={formatMessage(messages.earlierPlaced, earlier)}>
          {formatMessage(messages.earlierText)}
        </News>
      )}
      {earlier && !earlier.orderNo && (
        <News icon="warning" kind="warning" title={formatMessage(messages.earlierUnknown)}>
          {formatMessage(messages.earlierUnknownText)} {formatMessage(messages.earlierText)}
        </News>
      )}
    </div>
  )
}

interface NewsProps {
  icon: 'clock' | 'info' | 'warning'
  kind: 'info' | 'warning'
  title: string
  children: React.ReactNode
}

/** Looks like a message and is none: the region around it speaks. */
const News = ({ icon, kind, title, children }: NewsProps) => (
  <div className={`message message-${kind}`}>
    <Icon name={icon} />
    <div className="message-text">
      <p className="font-semibold">{title}</p>
      <p>{children}</p>
    </div>
  </div>
)
