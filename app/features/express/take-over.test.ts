import { fillBasket, TEA } from '../../../tests/contract/checkout-setup'
import { createResource, SHOP } from '../../../tests/contract/payment-setup'
import { giftCodes } from '../../../tests/contract/voucher-setup'
import { address } from '../../../tests/factories/address'
import { readShownBasket as shown, serveVouchers } from '../../../tests/factories/basket-tab'
import { mockPageCookies } from '../../../tests/factories/page-cookies'
import { customExpressCheckout } from '../../platform/scapi/custom-express-checkout'
import { redeemGiftCertificate } from '../basket/vouchers/gift-certificates'
import { renewAgreedPayment } from '../checkout/payment-instruments'
import { readBasket } from '../checkout/read-basket'
import { takeOver } from './take-over'

const vouchers = serveVouchers()
beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))

const addresses = {
  successUrl: `${SHOP}/jasmin/de/checkout/confirmation`,
  failureUrl: `${SHOP}/jasmin/de/cart`
}

/** A shopper on the way back from PayPal, where they have decided so. */
async function comeBack(decision: Record<string, string>, { isTyped = false } = {}) {
  const shopper = await vouchers.loginGuest()
  const items = [{ productId: TEA, quantity: 2 }]
  const { basketId = '' } = isTyped
    ? { basketId: await fillBasket(shopper) }
    : await shopper.baskets.createBasket({ body: { productItems: items } })
  const access = vouchers.openTab(shopper.token)
  const resourceId = await createResource(shopper.origin, 'paypal')
  await access.platform.family(customExpressCheckout).beginExpressPayment(
    {},
    {
      c_basketId: basketId,
      c_paymentResourceId: resourceId,
      c_successUrl: addresses.successUrl,
      c_failureUrl: addresses.failureUrl
    }
  )
  await fetch(`${shopper.origin}/payments/v1/express/${resourceId}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'approve', ...decision })
  })
  const basket = await readBasket(access, basketId)
  const take = () => takeOver(access, shown(access), { resourceId, addresses })
  return { access, basket, shopper, take, resourceId }
}

it('fills e-mail, address, delivery and payment of the order’s amount, however often it is repeated', async () => {
  const { access, take, resourceId } = await comeBack({ payer: 'home' })
  await take()
  await expect(take()).resolves.toEqual({ kind: 'ready' })
  const basket = shown(access)
  expect(basket).toMatchObject({
    email: 'lina@paypal.example',
    shippingAddress: { address1: 'Deichstraße 12', city: 'Hamburg' },
    billingAddress: { address1: 'Deichstraße 12' },
    paymentInstruments: [
      { methodId: 'UNZER_PAYPAL', amount: basket.totals.order, agreedResourceId: resourceId }
    ]
  })
  expect(basket.shippingMethod).toBeDefined()
})

it.each([
  ['of a country without delivery', 'not-delivered', 'notDelivered'],
  ['with half a postal code', 'incomplete', 'unclear'],
  ['that the platform doubts', 'doubted', 'unclear']
])('asks for an address in the place of one %s, and sets the payment', async (_which, payer, problem) => {
  const { access, take } = await comeBack({ payer })
  await expect(take()).resolves.toMatchObject({ kind: 'address', problem })
  expect(shown(access).shippingAddress).toBeUndefined()
  expect(shown(access).paymentInstruments).toMatchObject([{ methodId: 'UNZER_PAYPAL' }])
})

it('takes the place of another payment, and keeps a typed address where PayPal’s cannot be used', async () => {
  const { access, take } = await comeBack({ payer: 'not-delivered' }, { isTyped: true })
  await expect(take()).resolves.toMatchObject({ kind: 'address', isKept: true })
  expect(shown(access)).toMatchObject({
    shippingAddress: { city: 'Köln' },
    paymentInstruments: [{ methodId: 'UNZER_PAYPAL' }]
  })
})

it('keeps the addresses of an order to several, and pays it', async () => {
  const { access, basket, shopper, take } = await comeBack({ payer: 'home' }, { isTyped: true })
  const { basketId, lines } = basket
  await shopper.baskets.createShipmentForBasket({
    parameters: { basketId },
    body: { shipmentId: 'aunt', shippingAddress: { ...address, city: 'Bonn' } }
  })
  await shopper.baskets.addItemToBasket({
    parameters: { basketId },
    body: [{ productId: lines[0]!.productId, quantity: 1, shipmentId: 'aunt' }]
  })
  await readBasket(access, basketId)
  await take()
  expect(shown(access).shipments.map(shipment => shipment.address?.city)).toEqual(['Köln', 'Bonn'])
  expect(shown(access).paymentInstruments).toMatchObject([{ methodId: 'UNZER_PAYPAL' }])
})

it.each([
  ['was cancelled', { decision: 'cancel' }],
  ['was refused', { payer: 'refuses' }]
])('changes nothing where the consent %s', async (_what, decision) => {
  const { access, basket, take } = await comeBack(decision)
  await expect(take()).resolves.toEqual({ kind: 'ended' })
  expect(await readBasket(access, basket.basketId)).toEqual(basket)
})

it('takes no payment where gift cards have come to pay for all', async () => {
  const { access, take } = await comeBack({ payer: 'home' })
  await redeemGiftCertificate(access, giftCodes.large)
  await expect(take()).resolves.toEqual({ kind: 'covered' })
  expect(shown(access).paymentInstruments).toMatchObject([{ methodId: 'GIFT_CERTIFICATE' }])
})

it('renews the payment for another amount by the same consent', async () => {
  const { access, take, resourceId } = await comeBack({ payer: 'home' })
  await take()
  const [payment] = shown(access).paymentInstruments
  await renewAgreedPayment(access, payment!, 12.5, addresses)
  expect(shown(access).paymentInstruments).toMatchObject([{ amount: 12.5, agreedResourceId: resourceId }])
})
