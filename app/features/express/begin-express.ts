import type { IntlShape } from '../../intl/intl'
import { PlatformError } from '../../platform/http/platform-error'
import { leaveFor } from '../../platform/leave-for'
import { readWebAddress } from '../../platform/scapi/order-payment'
import { customExpressCheckout } from '../../platform/scapi/custom-express-checkout'
import {
  createPaymentResource,
  type PaymentProviderSettings
} from '../../platform/side-services/payment-provider'
import type { BasketAccess } from '../basket/api/basket-access'
import { BASKET_KEY } from '../basket/api/basket-key'
import type { Basket } from '../basket/model/basket'
import { describeBasketError, type BasketAlert } from '../basket/describe-basket-error'
import { PaymentFormError } from '../payment/payment-form'
import { addPurchase, describePurchaseRefusal, type ExpressPurchase } from './add-purchase'

interface PaypalStart {
  provider: PaymentProviderSettings
  /** Addresses of checkout and cart; the resource's id is added to them. */
  checkoutUrl: string
  cartUrl: string
}

/**
 * Leaves for PayPal, which asks for consent and an address. The basket stays as it is, apart from `purchase`.
 *
 * @returns why it does not leave, for the shopper.
 */
export async function beginExpress(
  intl: IntlShape,
  access: BasketAccess,
  { purchase, ...start }: PaypalStart & { purchase?: ExpressPurchase }
): Promise<BasketAlert | undefined> {
  let basket = access.client.getQueryData<Basket | null>(BASKET_KEY)
  if (purchase) {
    const before = basket
    try {
      basket = await addPurchase(access, purchase)
    } catch (error) {
      return describePurchaseRefusal(intl, access, { before, purchase }, error)
    }
  }
  try {
    leaveFor(await askForConsent(access, basket?.basketId ?? '', start))
    return undefined
  } catch (error) {
    return describeBasketError(intl, error)
  }
}

/**
 * Begins a payment that the shopper agrees to at the provider, and returns the page for it.
 *
 * @throws PaymentFormError without a resource, PlatformError where the payment cannot begin.
 */
async function askForConsent(
  { platform }: BasketAccess,
  basketId: string,
  { provider, checkoutUrl, cartUrl }: PaypalStart
): Promise<string> {
  const id = await createPaymentResource(fetch, provider, 'paypal')
  if (id === undefined) throw new PaymentFormError('Paypal Error.')
  const query = new URLSearchParams({ express: id })
  const { c_redirectUrl } = await platform.family(customExpressCheckout).beginExpressPayment(
    {},
    {
      c_basketId: basketId,
      c_paymentResourceId: id,
      c_successUrl: `${checkoutUrl}?${query}`,
      c_failureUrl: `${cartUrl}?${query}`
    }
  )
  const [address] = readWebAddress(c_redirectUrl)
  if (address !== undefined) return address
  throw new PlatformError({
    kind: 'unreadable',
    operation: 'beginExpressPayment',
    detail: 'no address of a page in the answer'
  })
}
