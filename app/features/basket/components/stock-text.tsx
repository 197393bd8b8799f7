import { useIntl } from '../../../intl/intl'
import { stockMessages as messages } from '../../../fulfilment/stock-messages'
import { findLineStock } from '../../../fulfilment/line-stock'
import { OnlyLeft } from '../../../fulfilment/only-left'
import { lineMessages } from '../line-messages'
import type { Line } from '../model/basket'
import type { LineDetails } from '../model/line-details'

interface StockTextProps {
  line: Line
  details: LineDetails | undefined
  /** The quantity that the shopper has asked for: that of the line, or more than there was. */
  wanted: number
  /** Takes as many as can be had. */
  onTake: (quantity: number) => void
}

/** The line's availability, as text and colour; where there are fewer than wanted, it offers those. */
export function StockText({ line, details, wanted, onTake }: StockTextProps) {
  const { formatMessage } = useIntl()
  const notice = findLineStock({ ...line, quantity: Math.max(wanted, line.quantity) }, details?.stock)
  return (
    <div>
      {notice === 'only-left' ? (
        details && <OnlyLeft {...details} quantity={line.quantity} onTake={onTake} />
      ) : notice === 'available' ? (
        <p className="text-sm text-success">{formatMessage(messages.available)}</p>
      ) : (
        <p className="text-sm font-semibold text-error">{formatMessage(TEXTS[notice])}</p>
      )}
    </div>
  )
}

const TEXTS = {
  offline: messages.offline,
  'out-of-stock': lineMessages.outOfStock,
  'not-enough': messages.notEnough
}
