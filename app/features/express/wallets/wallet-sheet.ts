import {
  customExpressCheckout,
  type PlatformQuote,
  type PlatformWallet
} from '../../../platform/scapi/custom-express-checkout'
import {
  createPaymentResource,
  type PaymentProviderSettings
} from '../../../platform/side-services/payment-provider'
import type { BasketAccess } from '../../basket/api/basket-access'
import type { Basket } from '../../basket/model/basket'
import { computeMoneyDue, findMoneyPayment } from '../../basket/model/basket-rules'
import { addPaymentInstrument, removePaymentInstrument } from '../../checkout/payment-instruments'
import { PaymentFormError, type PaymentAddresses } from '../../payment/payment-form'
import { takeOverPayer, type TakenOver } from '../take-over'
import type { WalletId } from './device-wallet'
import { findPaymentRequest, type DeviceAddress, type SheetDetails } from './payment-request'
import { WALLET_METHODS, type ShopPlace } from './wallet-methods'
import { mapDeviceAddress } from './wallet-payer'

interface WalletPayment {
  id: WalletId
  wallet: PlatformWallet
  provider: PaymentProviderSettings
  addresses: PaymentAddresses
  place: ShopPlace
  /** The sheet's words: of the total, and that nothing is delivered to an address. */
  words: { total: string; notDelivered: string }
}

/**
 * Shows the device's sheet, which asks the platform what delivery costs, and puts what its owner agrees to into the
 * basket. Before that nothing in it changes. Has to be called by a tap. Undefined where the sheet was closed.
 *
 * @throws PaymentFormError without a resource, PlatformError when it is unclear what came of it.
 */
export async function payByWallet(
  access: BasketAccess,
  basket: Basket,
  payment: WalletPayment
): Promise<TakenOver | undefined> {
  const DevicePayment = findPaymentRequest()
  if (!DevicePayment) throw new PaymentFormError('Wallet Error.')
  const { id, wallet, provider, words } = payment
  const methods = WALLET_METHODS[id]
  const { currency, basketId } = basket
  const api = access.platform.family(customExpressCheckout)
  const money = (amount: number) => ({ currency, value: amount.toFixed(2) })
  let shown: PlatformQuote | undefined

  async function quote({ country, postalCode, city }: DeviceAddress, c_shippingMethodId?: string | null) {
    shown = await api.quoteDelivery(
      {},
      {
        c_basketId: basketId,
        c_address: { countryCode: country.toUpperCase(), postalCode, city },
        ...(c_shippingMethodId && { c_shippingMethodId })
      }
    )
    return shown
  }
  const describe = (quoted: PlatformQuote): SheetDetails => ({
    total: { label: words.total, amount: money(quoted.c_amount) },
    shippingOptions: quoted.c_shippingMethods.map(({ id: option, name, price }) => ({
      id: option,
      label: name,
      amount: money(price),
      selected: option === quoted.c_shippingMethodId
    })),
    ...(quoted.c_shippingMethodId === undefined && { error: words.notDelivered })
  })
  const update = async (option?: string | null) => {
    if (!request.shippingAddress) throw new PaymentFormError('Wallet Error.')
    return describe(await quote(request.shippingAddress, option))
  }

  const request = new DevicePayment(
    [methods.buildMethod(wallet, payment.place)],
    { total: { label: words.total, amount: money(computeMoneyDue(basket)), pending: true } },
    { requestShipping: true, requestPayerEmail: true, requestPayerName: true, requestPayerPhone: true }
  )
  request.addEventListener('shippingaddresschange', event => event.updateWith(update()))
  request.addEventListener('shippingoptionchange', event => event.updateWith(update(request.shippingOption)))
  request.addEventListener('merchantvalidation', event =>
    event.complete(
      api
        .createMerchantSession({}, { c_validationUrl: event.validationURL })
        .then(({ c_session }) => c_session)
    )
  )
  const response = await request.show().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  })
  if (!response) return undefined
  const { shippingAddress, shippingOption, payerEmail } = response
  let resourceId: string | undefined
  try {
    const token = methods.readToken(response.details)
    if (shippingAddress && !shown) await quote(shippingAddress, shippingOption)
    resourceId = token && (await createPaymentResource(fetch, provider, token.kind, token.fields))
  } finally {
    await response.complete(resourceId ? 'success' : 'fail')
  }
  if (!resourceId) throw new PaymentFormError('Wallet Error.')
  const payer = {
    email: payerEmail ?? undefined,
    address: shippingAddress ? mapDeviceAddress(shippingAddress, response) : undefined,
    shippingMethodId: shippingOption ?? shown?.c_shippingMethodId
  }
  return takeOverPayer(access, basket, payer, now =>
    setWalletPayment(access, now, { ...payment, resourceId: resourceId ?? '', amount: shown?.c_amount })
  )
}

/** The wallet in the place of another payment. Its token is for one amount: another one is not paid by it. */
async function setWalletPayment(
  access: BasketAccess,
  basket: Basket,
  { id, resourceId, amount, addresses }: WalletPayment & { resourceId: string; amount: number | undefined }
): Promise<boolean> {
  const former = findMoneyPayment(basket)
  if (former) await removePaymentInstrument(access, former.id)
  const due = computeMoneyDue(basket)
  if (due <= 0) return true
  if (due !== amount) return false
  await addPaymentInstrument(access, {
    paymentMethodId: id,
    amount: due,
    c_paymentResourceId: resourceId,
    c_successUrl: addresses.successUrl,
    c_failureUrl: addresses.failureUrl
  })
  return true
}
