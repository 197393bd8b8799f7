import { fillBasket, TEA, type Shopper } from './checkout-setup'

/** A basket that is paid with that; returns its id. */
export async function fillPaidBasket(
  shopper: Shopper,
  instrument: { paymentMethodId: string },
  productId = TEA
) {
  const basketId = await fillBasket(shopper, productId)
  const parameters = { basketId }
  const { paymentInstruments = [] } = await shopper.baskets.getBasket({ parameters })
  await shopper.baskets.removePaymentInstrumentFromBasket({
    parameters: { ...parameters, paymentInstrumentId: paymentInstruments[0]?.paymentInstrumentId ?? '' }
  })
  await shopper.baskets.addPaymentInstrumentToBasket({ parameters, body: instrument })
  return basketId
}

/** Places an order for such a basket; the provider's page is at the sandbox's origin. */
export async function orderPaid(origin: string, shopper: Shopper, instrument: { paymentMethodId: string }) {
  const placed = await shopper.orders.createOrder({
    body: { basketId: await fillPaidBasket(shopper, instrument) }
  })
  const [payment] = placed.paymentInstruments ?? []
  return {
    ...placed,
    orderNo: placed.orderNo ?? '',
    token: String(placed.orderToken),
    redirectUrl: String(payment?.c_redirectUrl).replace('http://127.0.0.1:4000', origin)
  }
}
