import { useIntl } from 'react-intl'
import { useCartCount } from '../../features/basket/use-cart-count'
import { paths } from '../../addresses/paths'
import { HeaderAction } from '../../ui/header/header-action'
import { layoutMessages as messages } from './layout-messages'

/** The link to the cart, with the number of items in it. */
export function CartAction() {
  const { formatMessage } = useIntl()
  const count = useCartCount()
  return (
    <HeaderAction icon="bag" to={paths.cart} label={formatMessage(messages.cart, { count })} count={count} />
  )
}
