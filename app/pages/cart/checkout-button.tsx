import { useIntl } from '../../intl/intl'
import type { Basket } from '../../features/basket/model/basket'
import { canCheckOut } from '../../features/basket/model/basket-rules'
import { paths } from '../../visit/addresses/paths'
import { Button, ButtonLink } from '../../ui/action/button'
import { cartPageMessages as messages } from './messages'

/** The checkout button; disabled while something in the cart cannot be ordered. */
export function CheckoutButton({ basket }: { basket: Basket }) {
  const { formatMessage } = useIntl()
  const text = formatMessage(messages.checkout)
  return canCheckOut(basket) ? (
    <ButtonLink to={paths.checkout} wide>
      {text}
    </ButtonLink>
  ) : (
    <Button wide disabled>
      {text}
    </Button>
  )
}
