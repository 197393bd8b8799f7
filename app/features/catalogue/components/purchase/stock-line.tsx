import { useIntl } from 'react-intl'
import { formatDay } from '../../../../intl/format-date'
import { deriveAvailability, findPreOrderDate, findStockWarning, type Stock } from '../../model/availability'
import { productMessages as messages } from '../../product-messages'

const CLASSES = {
  in_stock: 'stock stock-good',
  pre_order: 'stock stock-later',
  out_of_stock: 'stock stock-bad'
}

/** Availability as text, and why the chosen quantity is not available (requirement 1.4). */
export function StockLine({ stock, quantity }: { stock: Stock; quantity: number }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const availability = deriveAvailability(stock)
  const warning = findStockWarning(stock, quantity)
  const date = findPreOrderDate(stock)

  function describe() {
    if (availability === 'out_of_stock') return formatMessage(messages.outOfStock)
    if (availability === 'in_stock') return formatMessage(messages.inStock)
    if (!date) return formatMessage(messages.preOrder)
    return formatMessage(messages.readyOn, { preOrderDate: formatDay(intl, date) })
  }

  return (
    <div role="status" className="grid gap-1">
      <p className={CLASSES[availability]}>{describe()}</p>
      {warning?.kind === 'only-left' && (
        <p className="text-sm font-semibold text-warning">
          {formatMessage(messages.onlyLeft, { stockLevel: warning.stockLevel })}
        </p>
      )}
    </div>
  )
}
