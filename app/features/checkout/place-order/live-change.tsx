import { useIntl } from '../../../intl/intl'
import { Message } from '../../../ui/status/message'
import type { Basket } from '../../basket/model/basket'
import { findBasketChange } from './basket-change'
import { placeOrderMessages as messages } from './messages'
import { describeChange } from './order-failure'

/**
 * Says beside the order button what has changed since the shopper came to it, e.g. in another tab: this page shows the
 * new basket at once, and an address that is gone would be missed.
 */
export function LiveChange({ reviewed, basket }: { reviewed: Basket; basket: Basket }) {
  const intl = useIntl()
  const change = findBasketChange(reviewed, basket)
  return (
    <div aria-live="polite">
      {change && <Message kind="warning">{describeChange(intl, change, messages.changedCheck)}</Message>}
    </div>
  )
}
