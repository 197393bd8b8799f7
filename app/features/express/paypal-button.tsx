import { useEffect, useState } from 'react'
import { defineMessages, useIntl } from '../../intl/intl'
import { useSite } from '../../visit/site/site-context'
import { paths } from '../../visit/addresses/paths'
import { Button } from '../../ui/action/button'
import { useBasketAccess } from '../basket/api/basket-access'
import { showBasketAlert } from '../basket/components/basket-alerts'
import { basketMessages } from '../basket/messages'
import type { ExpressPurchase } from './add-purchase'

const messages = defineMessages({
  paypal: { id: 'express.paypal', defaultMessage: 'Pay with PayPal' }
})

const loadStart = () => import(/* webpackChunkName: "express" */ './begin-express')

const NAME = 'PayPal'

interface PaypalButtonProps {
  /** It shares its row with a wallet's button, in which only the name has room. */
  isShort?: boolean
  /** It was pressed before it was here. */
  beginsAtOnce?: boolean
  /** The purchase; by default the basket as it is. */
  findPurchase?: () => ExpressPurchase
}

/** Leaves for PayPal, which gives address and e-mail; the order is reviewed before it is paid. Its code loads after a tap. */
export function PaypalButton({ isShort, beginsAtOnce, findPurchase }: PaypalButtonProps) {
  const intl = useIntl()
  const access = useBasketAccess()
  const { payment: provider, href } = useSite()
  const [isBusy, setBusy] = useState(false)
  const label = intl.formatMessage(messages.paypal)
  useEffect(() => {
    // Back from PayPal the browser shows this page as it was left.
    const rest = () => setBusy(false)
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])

  async function start() {
    setBusy(true)
    const { origin } = window.location
    const [checkoutUrl, cartUrl] = [origin + href(paths.checkout), origin + href(paths.cart)]
    try {
      const { beginExpress } = await loadStart()
      const alert = await beginExpress(intl, access, {
        provider,
        checkoutUrl,
        cartUrl,
        purchase: findPurchase?.()
      })
      if (!alert) return
      showBasketAlert(access.client, alert)
    } catch {
      // The code did not come.
      const message = intl.formatMessage(basketMessages.failed)
      showBasketAlert(access.client, { kind: 'error', code: 'unknown', message })
    }
    setBusy(false)
  }

  useEffect(() => {
    if (beginsAtOnce) void start()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one press
  }, [])

  return (
    <Button
      kind="secondary"
      className="flex-1"
      aria-label={isShort ? label : undefined}
      busy={isBusy}
      onClick={() => void start()}
    >
      {isShort ? NAME : label}
    </Button>
  )
}
