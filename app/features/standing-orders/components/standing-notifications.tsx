import { useIntl, type IntlShape } from '../../../intl/intl'
import { formatDay } from '../../../intl/format-date'
import { Message } from '../../../ui/status/message'
import { standingMessages as messages } from '../messages'
import type { Notification } from '../standing-order'
import { MINIMUM_TEA_PACKS_PER_ORDER } from '../standing-order-rules'
import { nameLine } from '../../../variations/variation'
import type { StandingProduct } from '../standing-product'

interface StandingNotificationsProps {
  notifications: readonly Notification[]
  products: readonly StandingProduct[]
  /** Opens the form of the payment; undefined while it is open. */
  onPay?: () => void
  onDismiss: (id: string) => void
}

/** Failed deliveries, until the customer dismisses them. */
export function StandingNotifications({
  notifications,
  products,
  onPay,
  onDismiss
}: StandingNotificationsProps) {
  const intl = useIntl()
  return (
    <>
      {notifications.map(notification => (
        <Message
          key={notification.id}
          kind="warning"
          closeLabel={intl.formatMessage(messages.dismiss)}
          onClose={() => onDismiss(notification.id)}
        >
          <p>{describe(intl, notification, products)}</p>
          {notification.type === 'payment-failed' && onPay && (
            <button type="button" className="link inline-flex min-h-11 items-center" onClick={onPay}>
              {intl.formatMessage(messages.choosePayment)}
            </button>
          )}
        </Message>
      ))}
    </>
  )
}

function describe(
  intl: IntlShape,
  { type, date: day, productId = '' }: Notification,
  products: readonly StandingProduct[]
): string {
  const { formatMessage } = intl
  const date = formatDay(intl, day)
  if (type === 'payment-failed') return formatMessage(messages.paymentFailed, { date })
  if (type === 'too-few-packs')
    return formatMessage(messages.tooFew, { date, minimum: MINIMUM_TEA_PACKS_PER_ORDER })
  if (type !== 'product-unavailable') return formatMessage(messages.orderFailed, { date })
  const known = products.find(({ id }) => id === productId)
  return formatMessage(messages.productGone, {
    date,
    name: known ? nameLine(known) : formatMessage(messages.unknown, { id: productId })
  })
}
