import type { Basket } from '../basket/model/basket'
import { canCheckOut, isCollected, isPaidByGiftCards, isSentByEmail } from '../basket/model/basket-rules'
import { PaypalButton } from './paypal-button'
import { useWalletButton } from './wallets/use-wallet-button'

/**
 * The ways to order without typing. Nothing where the basket cannot be ordered, gift cards pay for all of it, or all
 * of it is collected: then there is no address to give.
 */
export function ExpressCheckout({ basket }: { basket: Basket }) {
  if (!canCheckOut(basket) || isPaidByGiftCards(basket) || isCollected(basket)) return null
  return <ExpressButtons basket={basket} />
}

/** Both buttons appear together, in a row that has their height from the beginning. */
function ExpressButtons({ basket }: { basket: Basket }) {
  const WalletButton = useWalletButton()
  return (
    <div className="flex min-h-12 flex-wrap gap-3">
      {WalletButton !== undefined && <PaypalButton />}
      {/* A wallet's sheet asks where to deliver. */}
      {WalletButton && !isSentByEmail(basket) && <WalletButton basket={basket} />}
    </div>
  )
}
