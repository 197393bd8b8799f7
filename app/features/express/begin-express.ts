import type { IntlShape } from '../../intl/intl'
import type { AddContext } from '../../platform/add-to-basket'
import { PlatformError } from '../../platform/http/platform-error'
import { leaveFor } from '../../platform/leave-for'
import { readWebAddress } from '../../platform/read-web-address'
import { shopperSession } from '../../platform/session/shopper-session'
import { customExpressCheckout } from '../../platform/scapi/custom-express-checkout'
import type { BasketItemInput } from '../../platform/scapi/shopper-baskets'
import {
  createPaymentResource,
  type PaymentProviderSettings
} from '../../platform/side-services/payment-provider'
import type { BasketAccess } from '../basket/api/basket-access'
import { addItems } from '../basket/api/add-items'
import { BASKET_KEY } from '../basket/api/basket-key'
import type { Basket } from '../basket/model/basket'
import { explainAddRefusal } from '../basket/describe-add-refusal'
import { describeBasketError, type BasketAlert } from '../basket/describe-basket-error'
import { basketMessages } from '../basket/messages'
import { CookiesBlocked } from '../basket/model/cookies-blocked'
import { findMixingProblem, MixingProblem } from '../basket/model/gift-card-mixing'
import { PaymentFormError } from '../payment/payment-form'

/** A product that is put into the basket first; what is in it already stays. */
export interface ExpressPurchase {
  items: BasketItemInput[]
  context: AddContext
}

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
    const before = basket ?? { lines: [] }
    try {
      basket = await addPurchase(access, purchase)
    } catch (error) {
      const { items } = purchase
      const title = intl.formatMessage(basketMessages.cannotAdd)
      const message = intl.formatMessage(basketMessages.failed)
      const notAdded: BasketAlert = { kind: 'error', code: 'not_added', title, message }
      return explainAddRefusal(access, intl, { before, items }, error, notAdded)
    }
  }
  try {
    leaveFor(await askForConsent(access, basket?.basketId ?? '', start))
    return undefined
  } catch (error) {
    return describeBasketError(intl, error)
  }
}

async function addPurchase(access: BasketAccess, { items, context }: ExpressPurchase): Promise<Basket> {
  // A basket that the browser does not keep would be gone on the way back.
  if (!(await access.platform.family(shopperSession).keepsCookies())) throw new CookiesBlocked()
  return addItems(access, items, basket => {
    const problem = findMixingProblem(basket, context)
    if (problem) throw new MixingProblem(problem)
  })
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
