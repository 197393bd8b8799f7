import { useIntl } from 'react-intl'
import { basketMessages as messages } from '../messages'
import type { Line } from '../model/basket'
import { findStockNotice, type LineDetails } from '../model/line-details'

/** The line's availability, as text and colour. */
export function StockText({ line, details }: { line: Line; details: LineDetails | undefined }) {
  const { formatMessage } = useIntl()
  const notice = findStockNotice(line, details)
  if (typeof notice === 'object') {
    return (
      <p className="text-sm text-warning">
        {formatMessage(messages.onlyLeft, { stockLevel: notice.onlyLeft })}
      </p>
    )
  }
  if (notice === 'available')
    return <p className="text-sm text-success">{formatMessage(messages.available)}</p>
  const text = {
    offline: messages.offline,
    'out-of-stock': messages.outOfStock,
    'not-enough': messages.notEnough
  }[notice]
  return <p className="text-sm font-semibold text-error">{formatMessage(text)}</p>
}
