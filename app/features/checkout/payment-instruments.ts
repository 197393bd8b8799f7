import {
  shopperBasketsCheckout,
  type PaymentInstrumentInput
} from '../../platform/scapi/shopper-baskets-checkout'
import type { BasketAccess } from '../basket/api/basket-access'
import { BASKET_KEY } from '../basket/api/basket-key'
import { changeBasket } from '../basket/api/change-basket'
import { cacheBasket } from '../basket/api/cache-basket'
import { findPlatformBasket } from '../basket/api/find-basket'
import type { Basket, PaymentInstrument } from '../basket/model/basket'
import { findMoneyPayment } from '../basket/model/basket-rules'
import type { PaymentAddresses } from '../payment/payment-form'

/**
 * Adds the payment instrument; a basket has one at a time. Something else's answer may have taken the place of the
 * platform's, and a repeated call is refused because of the first: then the basket decides.
 */
export async function addPaymentInstrument(
  access: BasketAccess,
  instrument: PaymentInstrumentInput
): Promise<Basket> {
  const former = findKnownPayment(access)
  try {
    return await changeBasket(access, (platform, basketId) =>
      platform.family(shopperBasketsCheckout).addPaymentInstrumentToBasket({ basketId }, instrument)
    )
  } catch (error) {
    const found = await findPlatformBasket(access).catch(() => undefined)
    if (!found) throw error
    const basket = cacheBasket(access, found)
    const added = findMoneyPayment(basket)
    const isNew = added !== undefined && added.id !== former?.id
    if (isNew && added.methodId === instrument.paymentMethodId && added.amount === instrument.amount)
      return basket
    throw error
  }
}

function findKnownPayment({ client }: BasketAccess): PaymentInstrument | undefined {
  const basket = client.getQueryData<Basket | null>(BASKET_KEY)
  return basket ? findMoneyPayment(basket) : undefined
}

export const removePaymentInstrument = (access: BasketAccess, paymentInstrumentId: string): Promise<Basket> =>
  changeBasket(access, (platform, basketId) =>
    platform
      .family(shopperBasketsCheckout)
      .removePaymentInstrumentFromBasket({ basketId, paymentInstrumentId })
  )

/** Adds a payment that the shopper has agreed to at the provider (decision 58), by its resource there. */
export const addAgreedPayment = (
  access: BasketAccess,
  { methodId, amount, agreedResourceId }: Omit<PaymentInstrument, 'id'>,
  { successUrl, failureUrl }: PaymentAddresses
): Promise<Basket> =>
  addPaymentInstrument(access, {
    paymentMethodId: methodId,
    amount,
    c_paymentResourceId: agreedResourceId,
    c_isAgreed: true,
    c_successUrl: successUrl,
    c_failureUrl: failureUrl
  })

/**
 * The same payment for another amount: a change of delivery or cart does not lead to the provider again. Nothing is
 * added where nothing is left to pay.
 */
export async function renewAgreedPayment(
  access: BasketAccess,
  payment: PaymentInstrument,
  amount: number,
  addresses: PaymentAddresses
): Promise<void> {
  await removePaymentInstrument(access, payment.id)
  if (amount > 0) await addAgreedPayment(access, { ...payment, amount }, addresses)
}
