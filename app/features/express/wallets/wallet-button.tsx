import { useState, type ComponentType } from 'react'
import { useHistory } from '../../../entry/kit-adapter/router'
import { useIntl } from '../../../intl/intl'
import type { Platform } from '../../../platform/platform'
import { customExpressCheckout, type PlatformWallet } from '../../../platform/scapi/custom-express-checkout'
import { paths } from '../../../visit/addresses/paths'
import { findCountry } from '../../../visit/site/locale-country'
import { useSite } from '../../../visit/site/site-context'
import { Button } from '../../../ui/action/button'
import { useBasketAccess } from '../../basket/api/basket-access'
import { showBasketAlert } from '../../basket/components/basket-alerts'
import { describeBasketError } from '../../basket/describe-basket-error'
import type { Basket } from '../../basket/model/basket'
import { usePaymentAddresses } from '../../checkout/use-payment-addresses'
import { describePaidBy } from '../../payment/payment-methods'
import { keepTakenOver } from '../taken-over-state'
import type { WalletId } from './device-wallet'
import { walletMessages as messages } from './wallet-messages'
import { payByWallet } from './wallet-sheet'

/** The button of a device's wallet; null where the merchant does not take it. */
export async function findWalletButton(
  platform: Platform,
  id: WalletId
): Promise<ComponentType<{ basket: Basket }> | null> {
  const { c_wallets } = await platform.family(customExpressCheckout).getWallets()
  const wallet = c_wallets.find(({ c_methodId }) => c_methodId === id)
  if (!wallet) return null
  return ({ basket }) => <WalletButton id={id} wallet={wallet} basket={basket} />
}

interface WalletButtonProps {
  id: WalletId
  wallet: PlatformWallet
  basket: Basket
}

/** Opens the device's sheet; what its owner agrees to is reviewed in checkout. */
function WalletButton({ id, wallet, basket }: WalletButtonProps) {
  const intl = useIntl()
  const access = useBasketAccess()
  const history = useHistory()
  const { payment: provider, thirdParties, locale, href } = useSite()
  const findAddresses = usePaymentAddresses()
  const [isBusy, setBusy] = useState(false)

  async function pay() {
    setBusy(true)
    try {
      const taken = await payByWallet(access, basket, {
        id,
        wallet,
        provider,
        addresses: findAddresses(),
        place: { countryCode: findCountry(locale), googlePayUrl: thirdParties.googlePay.methodUrl },
        words: {
          total: intl.formatMessage(messages.total),
          notDelivered: intl.formatMessage(messages.notDelivered)
        }
      })
      if (!taken) return
      keepTakenOver(access.client, taken)
      history.push(href(paths.checkout))
    } catch (error) {
      showBasketAlert(access.client, describeBasketError(intl, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button kind="secondary" className="flex-1" busy={isBusy} onClick={() => void pay()}>
      {describePaidBy(intl, { methodId: id })}
    </Button>
  )
}
