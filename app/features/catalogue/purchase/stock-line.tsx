import { useIntl } from '../../../intl/intl'
import { useLazyComponent } from '../../../lazy-loading/use-lazy-component'
import { formatDay } from '../../../intl/format-date'
import {
  deriveAvailability,
  findPreOrderDate,
  isShort,
  type Steps,
  type Stock
} from '../../../fulfilment/stock'
import { productMessages as messages } from '../product-messages'

const CLASSES = {
  in_stock: 'stock stock-good',
  pre_order: 'stock stock-later',
  out_of_stock: 'stock stock-bad'
}

interface StockLineProps {
  stock: Stock
  quantity: number
  steps: Steps
  /** Takes as many as can be had. */
  onTake: (quantity: number) => void
}

const loadOnlyLeft = () =>
  import(/* webpackChunkName: "only-left" */ '../../../fulfilment/only-left').then(
    ({ LateOnlyLeft }) => LateOnlyLeft
  )

/** Availability as text, and how many there are where more are wanted (requirement 4.3). */
export function StockLine({ stock, quantity, steps, onTake }: StockLineProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const availability = deriveAvailability(stock)
  const OnlyLeft = useLazyComponent(isShort(stock, quantity), loadOnlyLeft)
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
      {OnlyLeft && <OnlyLeft stock={stock} steps={steps} quantity={quantity} onTake={onTake} />}
    </div>
  )
}
