import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useHistory, useLocation } from '../../entry/kit-adapter/router'
import { useIntl } from '../../intl/intl'
import { paths } from '../../visit/addresses/paths'
import { preloadPanel, showPanel } from '../../features/basket/components/added-to-cart'
import { countItems } from '../../features/basket/model/count-items'
import { useBasket } from '../../features/basket/use-basket'
import { useSite } from '../../visit/site/site-context'
import { HeaderAction } from '../../ui/header/header-action'
import { isPlainClick } from '../../ui/action/link'
import { layoutMessages as messages } from './layout-messages'

/**
 * The header's bag with the number of items: a link to the cart that opens the mini cart instead. It stays a link
 * on the cart itself, without scripts, for a click that opens a tab, and where the panel cannot be loaded.
 */
export function CartAction() {
  const { formatMessage, locale } = useIntl()
  const client = useQueryClient()
  const history = useHistory()
  const { href, pathOf } = useSite()
  // 0 while the basket is not known.
  const count = countItems(useBasket().basket)
  const isCartPage = pathOf(useLocation().pathname) === paths.cart

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // Not every browser focuses a link that is clicked; the focus returns to it.
    event.currentTarget.focus()
    showPanel(client, locale).catch(() => history.push(href(paths.cart)))
  }

  return (
    <HeaderAction
      icon="bag"
      to={paths.cart}
      label={formatMessage(messages.cart, { count })}
      count={count}
      onPrefetch={isCartPage ? undefined : () => preloadPanel(locale)}
      {...(!isCartPage && { onClick: open, 'aria-haspopup': 'dialog' as const })}
    />
  )
}
