import { useIntl } from '../../../intl/intl'
import { findLineStock } from '../../../fulfilment/line-stock'
import { OnlyLeft } from '../../../fulfilment/only-left'
import { useBasketAccess } from '../api/basket-access'
import { changeQuantity } from '../api/change-quantity'
import { describeBasketError } from '../describe-basket-error'
import type { Line } from '../model/basket'
import { useLineDetails } from '../api/line-details-query'
import { showBasketAlert } from './basket-alerts'

/** Offers the available quantity of a line beyond its stock; nothing if the stock is 0 or unknown. */
export function ShortOffer({ line, name }: { line: Line; name: string }) {
  const intl = useIntl()
  const access = useBasketAccess()
  const details = useLineDetails({ lines: [line] })[line.productId]
  if (!details || findLineStock(line, details.stock) !== 'only-left') return null

  function take(quantity: number) {
    changeQuantity(access, line.itemId, quantity).catch((error: unknown) =>
      showBasketAlert(access.client, describeBasketError(intl, error))
    )
  }

  return (
    <OnlyLeft
      stock={details.stock}
      steps={details.steps}
      quantity={line.quantity}
      name={name}
      onTake={take}
    />
  )
}
