import { useIntl } from 'react-intl'
import { formatPrice } from '../../../intl/format-price'
import { ProgressBar } from '../../../ui/progress-bar/progress-bar'
import { basketMessages as messages } from '../messages'
import type { Basket } from '../model/basket'
import { computeFreeShipping } from '../model/free-shipping'

/** The progress to free shipping; nothing where nothing is sent by post. */
export function FreeShippingBar({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const progress = computeFreeShipping(basket)
  if (!progress) return null
  const text = progress.isFree
    ? intl.formatMessage(messages.freeShippingReached)
    : intl.formatMessage(messages.freeShippingMissing, {
        amount: formatPrice(intl, progress.remaining, basket.currency)
      })
  return (
    <div className="grid gap-2">
      <p className="text-sm">{text}</p>
      <ProgressBar
        percent={progress.percent}
        kind={progress.isFree ? 'success' : 'primary'}
        label={intl.formatMessage(messages.freeShippingLabel)}
        valueText={text}
      />
    </div>
  )
}
