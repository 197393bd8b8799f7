import { fillUnpaidBasket, giftCodes, payByGift } from '../../../../tests/contract/voucher-setup'
import { serveVouchers } from '../../../../tests/factories/basket-tab'
import { BASKET_KEY } from '../../basket/api/basket-key'
import { computeOpenPaymentAmount } from '../../basket/model/basket-rules'
import { mapBasket } from '../../basket/model/map-basket'
import { removePaymentInstrument } from '../payment-instruments'
import { CheckoutStep, decideCheckoutStep } from '../checkout-step'
import { listRefusedPayments } from './list-refused-payments'
import { isRefusedGiftCard, isRefusedPayment } from './place-order'

const vouchers = serveVouchers()

it('leads back to payment where a gift card was used up elsewhere as the order was placed', async () => {
  const [early, late] = [await vouchers.loginGuest(), await vouchers.loginGuest()]
  const basketId = await fillUnpaidBasket(late, 1)
  await payByGift(late, basketId, giftCodes.small)
  const access = vouchers.openTab(late.token)
  const { client, platform } = access
  const ordered = mapBasket(await platform.baskets.getBasket({ basketId }))
  const otherId = await fillUnpaidBasket(early, 1)
  await payByGift(early, otherId, giftCodes.small)
  await early.orders.createOrder({ body: { basketId: otherId } })
  const error: unknown = await platform.orders
    .createOrder({}, { basketId })
    .catch((reason: unknown) => reason)
  expect(isRefusedPayment(error)).toBe(true)

  const refused = listRefusedPayments(ordered, error)
  expect(refused.map(({ giftCard }) => giftCard?.ending)).toEqual(['2222'])
  client.setQueryData(BASKET_KEY, ordered)
  const basket = await removePaymentInstrument(access, refused[0]!.id)
  expect(basket.paymentInstruments).toEqual([])
  const step = decideCheckoutStep(
    { isGuest: true },
    { ...basket, openPaymentAmount: computeOpenPaymentAmount(basket) },
    { isGuestCheckout: false, methodWasWrong: false }
  )
  expect(step).toEqual({ step: CheckoutStep.Payment, removePayment: false })
})

it('names the gift card that was blocked as the order was placed, also where an invoice pays the rest', async () => {
  const shopper = await vouchers.loginGuest()
  const basketId = await fillUnpaidBasket(shopper, 3)
  await payByGift(shopper, basketId, giftCodes.large, 5)
  const parameters = { basketId }
  await shopper.baskets.addPaymentInstrumentToBasket({
    parameters,
    body: { paymentMethodId: 'UNZER_INVOICE' }
  })
  const { platform } = vouchers.openTab(shopper.token)
  const shown = mapBasket(await platform.baskets.getBasket({ basketId }))
  await fetch(`${shopper.origin}/control/gift-cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ siteId: 'jasmin', code: giftCodes.large, enabled: false })
  })
  const error: unknown = await platform.orders
    .createOrder({}, { basketId })
    .catch((reason: unknown) => reason)
  expect(isRefusedGiftCard(error)).toBe(true)
  expect(listRefusedPayments(shown, error).map(({ giftCard }) => giftCard?.ending)).toEqual(['3333'])
})
