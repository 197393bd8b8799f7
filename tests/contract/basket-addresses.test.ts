import { buildCard, buildInvoice } from './payment-setup'
import { checkShape } from './shape/check-shape'
import { address } from '../factories/address'
import { readProblem, startSandbox, TEA, VOUCHER, type TestSandbox } from './checkout-setup'
import { createOcapi } from './ocapi-setup'
import { CLIENT } from './session-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

async function openBasket(productId = TEA) {
  const shopper = await sandbox.loginGuest()
  const { basketId = '' } = await shopper.baskets.createBasket({
    body: { productItems: [{ productId, quantity: 1 }], customerInfo: { email: 'lina@example.com' } }
  })
  return { ...shopper, parameters: { basketId }, me: { basketId, shipmentId: 'me' } }
}
type Opened = Awaited<ReturnType<typeof openBasket>>

/** Completes the basket except for its addresses, and orders. */
async function order(
  { baskets, orders, origin, parameters, me }: Opened,
  {
    method = 'standard',
    buildPayment = buildInvoice
  }: { method?: string; buildPayment?: typeof buildCard } = {}
) {
  await baskets.updateShippingMethodForShipment({ parameters: me, body: { id: method } })
  await baskets.addPaymentInstrumentToBasket({ parameters, body: await buildPayment(origin) })
  return orders.createOrder({ body: parameters })
}

describe('an address', () => {
  it.each([
    ['a name', { firstName: 'Lina', lastName: 'Berg' }, 'Lina Berg'],
    ['a last name', { lastName: 'Berg' }, 'Berg'],
    ['a country and a postal code', { countryCode: 'de', postalCode: '50667' }, undefined],
    [
      'a country that is not delivered to',
      { ...address, countryCode: 'US', postalCode: '02110' },
      'Lina Berg'
    ],
    ['a postal code that is none', { ...address, postalCode: '1' }, 'Lina Berg'],
    [
      'a company, its VAT number and a province',
      { ...address, companyName: 'Berg srl', stateCode: 'RM', c_vatId: 'IT12345678901' },
      'Lina Berg'
    ],
    ['nothing', {}, undefined]
  ])('is taken with %s', async (_what, body, fullName) => {
    const { baskets, parameters, me } = await openBasket()
    const billed = await baskets.updateBillingAddressForBasket({ parameters, body })
    const shipped = await baskets.updateShippingAddressForShipment({ parameters: me, body })
    expect(checkShape(shipped, 'ShopperBasketsTypes', 'Basket')).toEqual([])
    const kept = {
      ...body,
      ...('countryCode' in body && { countryCode: body.countryCode.toUpperCase() }),
      ...(fullName !== undefined && { fullName })
    }
    expect(billed.billingAddress).toEqual(kept)
    expect(shipped.shipments?.[0]?.shippingAddress).toEqual(kept)
  })

  it('replaces the one before', async () => {
    const { baskets, parameters } = await openBasket()
    await baskets.updateBillingAddressForBasket({ parameters, body: address })
    const { billingAddress } = await baskets.updateBillingAddressForBasket({
      parameters,
      body: { city: 'Bonn' }
    })
    expect(billingAddress).toEqual({ city: 'Bonn' })
  })

  it.each([
    ['a country in words', { countryCode: 'Deutschland' }, 'countryCode'],
    ['a name as long as a page', { lastName: 'x'.repeat(300) }, 'lastName']
  ])('is refused with %s', async (_what, body, field) => {
    const { baskets, parameters } = await openBasket()
    expect(await readProblem(baskets.updateBillingAddressForBasket({ parameters, body }))).toMatchObject({
      status: 400,
      slug: 'invalid-field',
      field
    })
  })
})

describe('a country that is not delivered to', () => {
  const abroad = { ...address, countryCode: 'US', postalCode: '02110' }

  it('has no shipping methods, and takes none', async () => {
    const { baskets, me } = await openBasket()
    await baskets.updateShippingMethodForShipment({ parameters: me, body: { id: 'express' } })
    const moved = await baskets.updateShippingAddressForShipment({ parameters: me, body: abroad })
    expect(moved).not.toHaveProperty('orderTotal')
    const offered = await baskets.getShippingMethodsForShipment({ parameters: me })
    expect(checkShape(offered, 'ShopperBasketsTypes', 'ShippingMethodResult')).toEqual([])
    expect(offered).toEqual({ applicableShippingMethods: [] })
    const chosen = baskets.updateShippingMethodForShipment({ parameters: me, body: { id: 'standard' } })
    expect(await readProblem(chosen)).toMatchObject({ status: 400, slug: 'invalid-shipping-method' })
  })

  it('has none in OCAPI either', async () => {
    const { baskets, me, token } = await openBasket()
    await baskets.updateShippingAddressForShipment({ parameters: me, body: abroad })
    const call = createOcapi(sandbox.origin, {
      'content-type': 'application/json',
      'x-dw-client-id': CLIENT,
      authorization: `Bearer ${token}`
    })
    const { status, body } = await call('GET', `baskets/${me.basketId}/shipments/me/shipping_methods`)
    expect([status, body.applicable_shipping_methods]).toEqual([200, []])
  })

  it('may get the bill, and what is sent by e-mail', async () => {
    const sent = await openBasket()
    await sent.baskets.updateShippingAddressForShipment({ parameters: sent.me, body: address })
    await sent.baskets.updateBillingAddressForBasket({ parameters: sent.parameters, body: abroad })
    const byCard = { buildPayment: buildCard }
    expect(await order(sent, byCard)).toMatchObject({ billingAddress: { countryCode: 'US' } })

    const mailed = await openBasket(VOUCHER)
    const parameters = { ...mailed.me, useAsBilling: true }
    await mailed.baskets.updateShippingAddressForShipment({ parameters, body: abroad })
    const { orderNo } = await order(mailed, { method: 'email', ...byCard })
    expect(orderNo).toBeTruthy()
  })
})

describe('an order', () => {
  it.each([
    ['a street', { ...address, address1: undefined }, address, 'ShippingAddressRequired'],
    ['a postal code', { ...address, postalCode: undefined }, address, 'ShippingAddressRequired'],
    ['a city in the bill', address, { ...address, city: undefined }, 'BillingAddressRequired'],
    ['a name in the bill', address, { city: 'Bonn' }, 'BillingAddressRequired'],
    ['a postal code of the country', { ...address, postalCode: '506' }, address, 'InvalidPostalCode']
  ])('is refused without %s', async (_what, shipping, billing, validationType) => {
    const opened = await openBasket()
    const { baskets, parameters, me } = opened
    await baskets.updateShippingAddressForShipment({ parameters: me, body: shipping })
    await baskets.updateBillingAddressForBasket({ parameters, body: billing })
    expect(await readProblem(order(opened))).toMatchObject({
      status: 400,
      slug: 'validation',
      validationType
    })
    expect(await baskets.getBasket({ parameters })).toMatchObject({ productItems: [{ productId: TEA }] })
  })

  it('is announced as incomplete by the basket’s warnings', async () => {
    const { baskets, parameters, me } = await openBasket()
    await baskets.updateShippingAddressForShipment({ parameters: me, body: { countryCode: 'DE' } })
    const basket = await baskets.updateBillingAddressForBasket({ parameters, body: { ...address, city: '' } })
    expect(basket.flashes).toEqual(
      expect.arrayContaining([
        {
          type: 'ShippingAddressRequired',
          message: 'The shipping address has no lastName.',
          path: '$.shipments[0].shippingAddress.lastName'
        },
        {
          type: 'BillingAddressRequired',
          message: 'The billing address has no city.',
          path: '$.billingAddress.city'
        }
      ])
    )
  })
})

describe('a Packstation', () => {
  const locker = { ...address, address1: 'Packstation 123', address2: '12345678' }

  it('is delivered to, by the standard method alone', async () => {
    const { baskets, parameters, me } = await openBasket()
    await baskets.updateShippingAddressForShipment({ parameters: me, body: locker })
    const { applicableShippingMethods = [] } = await baskets.getShippingMethodsForShipment({ parameters: me })
    expect(applicableShippingMethods.map(({ id }) => id)).toEqual(['standard'])
    await baskets.updateBillingAddressForBasket({ parameters, body: address })
    const basket = await baskets.getBasket({ parameters })
    expect(basket.shipments?.[0]?.shippingAddress).toMatchObject(locker)
  })

  it.each([
    ['without its number', { address1: 'Packstation' }, 'address1'],
    ['without a post number', { address2: undefined }, 'address2'],
    ['with a post number that is too short', { address2: '12345' }, 'address2'],
    ['with an address addition for a post number', { address2: 'Hinterhaus' }, 'address2'],
    ['in another country', { countryCode: 'AT', postalCode: '1010' }, 'countryCode']
  ])('%s is refused', async (_what, change, field) => {
    const { baskets, me } = await openBasket()
    const refused = baskets.updateShippingAddressForShipment({
      parameters: me,
      body: { ...locker, ...change }
    })
    expect(await readProblem(refused)).toMatchObject({ status: 400, field })
  })

  it('is no billing address, not even together with the shipping address', async () => {
    const { baskets, parameters, me } = await openBasket()
    const billed = baskets.updateBillingAddressForBasket({ parameters, body: locker })
    expect(await readProblem(billed)).toMatchObject({ status: 400, field: 'address1' })
    const both = baskets.updateShippingAddressForShipment({
      parameters: { ...me, useAsBilling: true },
      body: locker
    })
    expect(await readProblem(both)).toMatchObject({ status: 400, field: 'address1' })
  })
})

describe('an address that the merchant’s hook doubts', () => {
  const doubted = { ...address, address1: 'Lindenweg', postalCode: '20095', city: 'München' }

  it('is refused with its fields, and leaves the basket as it was', async () => {
    const { baskets, parameters, me } = await openBasket()
    const refused = baskets.updateShippingAddressForShipment({ parameters: me, body: doubted })
    expect(await readProblem(refused)).toMatchObject({
      status: 400,
      slug: 'hook-status-exception',
      statusCode: 'ADDRESS_DOUBTED',
      statusDetails: { fields: ['address1', 'postalCode', 'city'] }
    })
    const { shipments } = await baskets.getBasket({ parameters })
    expect(shipments?.[0]?.shippingAddress).toBeUndefined()
  })

  it('is taken once the shopper has confirmed it, without a trace of that', async () => {
    const { baskets, me } = await openBasket()
    const { shipments } = await baskets.updateShippingAddressForShipment({
      parameters: me,
      body: { ...doubted, c_useAsTyped: true }
    })
    const [shipment] = shipments ?? []
    expect(shipment?.shippingAddress).toMatchObject({ address1: 'Lindenweg', city: 'München' })
    expect(shipment?.shippingAddress).not.toHaveProperty('c_useAsTyped')
  })
})
