import type { Basket } from '../basket/model/basket'
import { canCheckOut, isPaidByGiftCards } from '../basket/model/basket-rules'
import { hasOneDestination } from '../basket/division/deliveries'
import { PaypalButton } from './paypal-button'
import { useWalletButton } from './wallets/use-wallet-button'

/**
 * The ways to order without typing. Nothing where the basket cannot be ordered, gift cards pay for all of it, or it is
 * sent to another place than the one address that a provider gives.
 */
export function ExpressCheckout({ basket }: { basket: Basket }) {
  if (!canCheckOut(basket) || isPaidByGiftCards(basket) || !hasOneDestination(basket)) return null
  return <ExpressButtons basket={basket} />
}

/** Both buttons appear together, in a row that has their height from the beginning. */
function ExpressButtons({ basket }: { basket: Basket }) {
  const Wallet = useWalletButton()
  return (
    <div className="flex min-h-12 flex-wrap gap-3">
      {Wallet !== undefined && <PaypalButton isShort={Boolean(Wallet)} />}
      {Wallet && <Wallet basket={basket} />}
    </div>
  )
}
