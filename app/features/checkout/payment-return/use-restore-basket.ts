import { useCallback, useRef, useState } from 'react'
import { useHistory } from '../../../entry/kit-adapter/router'
import { useIntl } from '../../../intl/intl'
import { paths } from '../../../visit/addresses/paths'
import { forgetOrderToken, readOrderToken } from '../../../platform/ask-order-return'
import { useSite } from '../../../visit/site/site-context'
import { useBasketAccess } from '../../basket/api/basket-access'
import { showBasketAlert } from '../../basket/components/basket-alerts'
import { describeGiftCard } from '../../basket/gift-cards/describe-gift-card'
import { createAttemptStore, noteUnpaid } from '../place-order/order-attempt'
import { restoreOrderBasket } from './restore-order-basket'
import { paymentReturnMessages as messages } from './messages'

export interface BasketRestoration {
  /** `restored`: there is nothing more to bring back; the basket on the page is the shopper's. */
  state: 'idle' | 'running' | 'restored' | 'failed'
  /** Shows the cart afterwards; the confirmation where the order turns out to be paid. Never rejects. */
  restoreBasket: (orderNo: string) => Promise<void>
}

/** Gives up an unpaid order and shows its basket again, with the token that the shopper came back with. */
export function useRestoreBasket(): BasketRestoration {
  const access = useBasketAccess()
  const history = useHistory()
  const { site, href } = useSite()
  const intl = useIntl()
  const [state, setState] = useState<BasketRestoration['state']>('idle')
  const running = useRef(false)

  const restoreBasket = useCallback(
    async (orderNo: string) => {
      if (running.current) return
      running.current = true
      setState('running')
      const order = { siteId: site.id, orderNo }
      try {
        const token = await readOrderToken(fetch, order)
        const outcome = await restoreOrderBasket(access, {
          orderNo,
          token,
          onLeftOut: ({ names, cards }) =>
            showBasketAlert(access.client, {
              kind: 'warning',
              code: 'left-out',
              message: intl.formatMessage(messages.leftOut, {
                names: intl.formatList([...names, ...cards.map(card => describeGiftCard(intl, card))]),
                count: names.length + cards.length
              })
            })
        })
        noteUnpaid(createAttemptStore(site.id), orderNo, false)
        const confirmation = `${paths.checkoutConfirmation}?${new URLSearchParams({ orderNo })}`
        // The confirmation needs the token on a device that did not order.
        if (outcome !== 'paid') void forgetOrderToken(fetch, order)
        setState('restored')
        history.replace(href(outcome === 'paid' ? confirmation : paths.cart))
      } catch {
        // The page shows it, and offers to try again.
        setState('failed')
      } finally {
        running.current = false
      }
    },
    [access, history, href, site.id, intl]
  )
  return { state, restoreBasket }
}
