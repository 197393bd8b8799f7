import { isToSeveral } from '../basket/division/deliveries'
import type { Basket } from '../basket/model/basket'
import { canCheckOut, isCollected, isPaidByGiftCards, isSentByEmail } from '../basket/model/basket-rules'
import { PaypalButton } from './paypal-button'
import { useWalletButton } from './wallets/use-wallet-button'

/**
 * The ways to order without typing. Nothing where the basket cannot be ordered, gift cards pay for all of it, all of it
 * is collected, or it is sent to several addresses: then there is no address to give.
 */
export function ExpressCheckout({ basket }: { basket: Basket }) {
  if (!canCheckOut(basket) || isPaidByGiftCards(basket)) return null
  if (isCollected(basket) || isToSeveral(basket)) return null
  return <ExpressButtons basket={basket} />
}

/** Both buttons appear together, in a row that has their height from the beginning. */
function ExpressButtons({ basket }: { basket: Basket }) {
  const WalletButton = useWalletButton()
  // A wallet's sheet asks where to deliver.
  const Wallet = isSentByEmail(basket) ? undefined : WalletButton
  return (
    <div className="flex min-h-12 flex-wrap gap-3">
      {WalletButton !== undefined && <PaypalButton isShort={Boolean(Wallet)} />}
      {Wallet && <Wallet basket={basket} />}
    </div>
  )
}
