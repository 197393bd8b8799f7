import { useRef, useState, type ComponentType } from 'react'
import { useHistory } from '../../../entry/kit-adapter/router'
import { useIntl, defineMessages } from '../../../intl/intl'
import { LazyMessages } from '../../../intl/lazy-messages'
import { loadMessageGroup } from '../../../intl/message-groups'
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
import { computeMoneyDue, isWithoutParcel } from '../../basket/model/basket-rules'
import { findMixingProblem, MixingProblem } from '../../basket/model/add-refusals'
import { usePaymentAddresses } from '../../checkout/use-payment-addresses'
import { describePaidBy } from '../../payment/payment-methods'
import { addPurchase, describePurchaseRefusal, type ExpressPurchase } from '../add-purchase'
import { keepTakenOver } from '../taken-over-state'
import type { WalletId } from './device-wallet'
import { payByWallet, type WalletOrder } from './wallet-sheet'

const messages = defineMessages({
  total: {
    id: 'personal.express.total',
    defaultMessage: 'Total',
    description: 'In the sheet of a wallet (Apple Pay, Google Pay)'
  },
  notDelivered: {
    id: 'personal.express.sheetNotDelivered',
    defaultMessage: 'We do not deliver there.',
    description: 'In the sheet of a wallet, about an address'
  }
})

interface WalletButtonProps {
  id: WalletId
  wallet: PlatformWallet
  basket?: Basket | null
  /** A product that joins the basket; without it the basket as it is. */
  findPurchase?: () => ExpressPurchase
}

export type WalletButtonComponent = ComponentType<Pick<WalletButtonProps, 'basket' | 'findPurchase'>>

/** The button of a device's wallet, with its sheet's words in a locale; null where the merchant does not take it. */
export async function findWalletButton(
  platform: Platform,
  id: WalletId,
  localeId: string
): Promise<WalletButtonComponent | null> {
  const [{ c_wallets }] = await Promise.all([
    platform.family(customExpressCheckout).getWallets(),
    loadMessageGroup('personal', localeId)
  ])
  const wallet = c_wallets.find(({ c_methodId }) => c_methodId === id)
  if (!wallet) return null
  return props => (
    <LazyMessages group="personal">
      <WalletButton id={id} wallet={wallet} {...props} />
    </LazyMessages>
  )
}

/** Opens the device's sheet; what its owner agrees to is reviewed in checkout. */
function WalletButton({ id, wallet, basket, findPurchase }: WalletButtonProps) {
  const intl = useIntl()
  const access = useBasketAccess()
  const history = useHistory()
  const { payment: provider, thirdParties, locale, href } = useSite()
  const findAddresses = usePaymentAddresses()
  const [isBusy, setBusy] = useState(false)
  const { client } = access
  const isOpening = useRef(false)

  async function pay() {
    // A second click comes before the button is drawn as busy.
    if (isOpening.current) return
    isOpening.current = true
    setBusy(true)
    const purchase = findPurchase?.()
    let refusal: unknown
    try {
      // A sheet must not open for what cannot be bought together.
      const problem = purchase && findMixingProblem(basket ?? null, purchase.context)
      if (problem) throw (refusal = new MixingProblem(problem))
      const order: WalletOrder = {
        amount: basket ? computeMoneyDue(basket) : 0,
        isSent: purchase ? !purchase.context.isVirtual : !basket || !isWithoutParcel(basket),
        takeBasket: () =>
          purchase
            ? addPurchase(access, purchase).catch((error: unknown) => {
                refusal = error
                throw error
              })
            : requireBasket(basket)
      }
      const taken = await payByWallet(access, order, {
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
      if (taken === 'closed') return
      if (taken !== 'ordering') keepTakenOver(client, taken)
      history.push(href(paths.checkout))
    } catch (error) {
      const alert =
        purchase && refusal !== undefined
          ? await describePurchaseRefusal(intl, access, { before: basket, purchase }, refusal)
          : describeBasketError(intl, error)
      showBasketAlert(client, alert)
    } finally {
      isOpening.current = false
      setBusy(false)
    }
  }

  return (
    <Button kind="secondary" className="flex-1" busy={isBusy} onClick={() => void pay()}>
      {describePaidBy(intl, { methodId: id })}
    </Button>
  )
}

const requireBasket = (basket: Basket | null | undefined): Promise<Basket> =>
  basket ? Promise.resolve(basket) : Promise.reject(new Error('a wallet needs a basket or a product'))
