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
import { createAttemptStore, findOpenAttempt } from '../../checkout/place-order/order-attempt'
import { PaymentFormError, type PaymentAddresses } from '../../payment/payment-form'
import { takeOverPayer, type TakenOver } from '../take-over'
import type { WalletId } from './device-wallet'
import { findPaymentRequest, type SheetDetails } from './payment-request'
import { WALLET_METHODS, type ShopPlace } from './wallet-methods'
import { mapDeviceAddress } from './wallet-payer'

/** The purchase that the sheet pays. */
export interface WalletOrder {
  /** Left to pay so far. */
  amount: number
  /** A parcel is sent: the sheet asks where to. Otherwise it asks for a billing address only. */
  isSent: boolean
  /** The basket, into which a product page puts its product first. */
  takeBasket: () => Promise<Basket>
}

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
 * basket. Before that nothing in it changes, apart from a product page's product. Has to be called by a tap.
 *
 * @returns `closed` where the owner closed the sheet, `ordering` where an order of the basket may be on its way.
 * @throws PaymentFormError without a resource, PlatformError when it is unclear what came of it.
 */
export async function payByWallet(
  access: BasketAccess,
  order: WalletOrder,
  payment: WalletPayment
): Promise<TakenOver | 'closed' | 'ordering'> {
  const DevicePayment = findPaymentRequest()
  if (!DevicePayment) throw new PaymentFormError('Wallet Error.')
  const { id, wallet, provider, words } = payment
  const methods = WALLET_METHODS[id]
  const api = access.platform.family(customExpressCheckout)
  const buildTotal = (amount: number, pending?: true): Pick<SheetDetails, 'total'> => ({
    total: {
      label: words.total,
      amount: { currency: access.currency, value: amount.toFixed(2) },
      ...(pending && { pending })
    }
  })
  /** The last amount that the sheet showed: no other may be charged. */
  let shownAmount = order.amount
  let shippingMethodId: string | undefined
  let failure: unknown
  /** A sheet closes when its update fails, as if its owner had closed it. */
  const report = (update: Promise<SheetDetails>) =>
    update.catch((error: unknown) => {
      failure = error
      throw error
    })

  async function quote(option?: string | null): Promise<SheetDetails> {
    const { shippingAddress } = request
    if (!shippingAddress) throw new PaymentFormError('Wallet Error.')
    const { country, postalCode, city } = shippingAddress
    const { basketId } = await taken
    const quoted = await api.quoteDelivery(
      {},
      {
        c_basketId: basketId,
        c_address: { countryCode: country.toUpperCase(), postalCode, city },
        ...(option && { c_shippingMethodId: option })
      }
    )
    shownAmount = quoted.c_amount
    shippingMethodId = quoted.c_shippingMethodId
    return describeQuote(quoted, words.notDelivered, buildTotal(shownAmount))
  }
  async function describeBasket(): Promise<SheetDetails> {
    shownAmount = computeMoneyDue(await taken)
    return buildTotal(shownAmount, order.isSent || undefined)
  }

  const request = new DevicePayment(
    [methods.buildMethod(wallet, { ...payment.place, wantsBilling: !order.isSent })],
    buildTotal(order.amount, true),
    {
      requestShipping: order.isSent,
      requestPayerEmail: true,
      requestPayerName: true,
      requestPayerPhone: true
    }
  )
  request.addEventListener('shippingaddresschange', event => event.updateWith(report(quote())))
  request.addEventListener('shippingoptionchange', event =>
    event.updateWith(report(quote(request.shippingOption)))
  )
  request.addEventListener('merchantvalidation', event =>
    event.complete(
      api
        .createMerchantSession({}, { c_validationUrl: event.validationURL })
        .then(({ c_session }) => c_session)
    )
  )
  const taken = order.takeBasket()
  const response = await request.show(report(describeBasket())).catch(async (error: unknown) => {
    // A product that could not be put into the basket is named, even when the sheet is closed by then.
    await taken
    if (failure !== undefined) throw failure
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  })
  if (!response) return 'closed'
  const isOrdering = findOpenAttempt(createAttemptStore(access.siteId), Date.now()) !== undefined
  let resourceId: string | undefined
  try {
    const token = isOrdering ? undefined : methods.readToken(response.details)
    resourceId = token && (await createPaymentResource(fetch, provider, token.kind, token.fields))
  } finally {
    await response.complete(resourceId ? 'success' : 'fail')
  }
  if (isOrdering) return 'ordering'
  if (!resourceId) throw new PaymentFormError('Wallet Error.')
  const address = order.isSent ? response.shippingAddress : methods.readBillingAddress(response.details)
  const payer = {
    email: response.payerEmail ?? undefined,
    address: address ? mapDeviceAddress(address, response) : undefined,
    shippingMethodId: response.shippingOption ?? shippingMethodId
  }
  const paid = { ...payment, resourceId, amount: shownAmount }
  return takeOverPayer(access, await taken, payer, now => setWalletPayment(access, now, paid))
}

/** The sheet's ways of delivery with the total for the chosen one. */
const describeQuote = (
  { c_shippingMethods, c_shippingMethodId, c_currency: currency }: PlatformQuote,
  notDelivered: string,
  total: Pick<SheetDetails, 'total'>
): SheetDetails => ({
  ...total,
  shippingOptions: c_shippingMethods.map(({ id, name, price }) => ({
    id,
    label: name,
    amount: { currency, value: price.toFixed(2) },
    selected: id === c_shippingMethodId
  })),
  ...(c_shippingMethodId === undefined && { error: notDelivered })
})

/** The wallet in the place of another payment. Its token is for one amount: another one is not paid by it. */
async function setWalletPayment(
  access: BasketAccess,
  basket: Basket,
  { id, resourceId, amount, addresses }: WalletPayment & { resourceId: string; amount: number }
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
