import { useIntl } from '../../intl/intl'
import type { ExpressPurchase } from './begin-express'
import { expressButtonMessages as messages } from './messages'
import { PaypalButton } from './paypal-button'

/** A product's way to order without typing; it joins what is in the basket already. */
export function BuyExpress({ findPurchase }: { findPurchase: () => ExpressPurchase }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid gap-2">
      <div className="flex">
        <PaypalButton findPurchase={findPurchase} />
      </div>
      <p className="text-sm text-muted">{formatMessage(messages.withCart)}</p>
    </div>
  )
}
