import { defineMessages, useIntl } from '../../intl/intl'
import { countItems } from '../basket/model/count-items'
import { canCheckOut } from '../basket/model/basket-rules'
import { useBasket } from '../basket/use-basket'
import { hasOneDestination } from '../basket/division/deliveries'
import type { ExpressPurchase } from './add-purchase'
import { PaypalButton } from './paypal-button'
import { useWalletButton } from './wallets/use-wallet-button'

const messages = defineMessages({
  withCart: {
    id: 'express.withCart',
    defaultMessage: 'Together with what is in your cart. You see the order before you pay.'
  }
})

interface BuyExpressProps {
  findPurchase: () => ExpressPurchase
  /** PayPal was asked for before this code had come. */
  isAsked: boolean
}

/** A product's ways to order without typing; it joins what is in the basket already. */
export function BuyExpress({ findPurchase, isAsked }: BuyExpressProps) {
  const { formatMessage } = useIntl()
  const { basket } = useBasket()
  const WalletButton = useWalletButton()
  // Its sheet would ask for an address that does not count, or end at a cart that cannot be ordered.
  const isHeld = basket && countItems(basket) > 0 && !(canCheckOut(basket) && hasOneDestination(basket))
  const Wallet = isHeld ? undefined : WalletButton
  return (
    <div className="grid gap-2">
      <div className="flex gap-3">
        <PaypalButton findPurchase={findPurchase} isShort={Boolean(Wallet)} beginsAtOnce={isAsked} />
        {Wallet && <Wallet basket={basket} findPurchase={findPurchase} />}
      </div>
      <p className="text-sm text-muted">{formatMessage(messages.withCart)}</p>
    </div>
  )
}
