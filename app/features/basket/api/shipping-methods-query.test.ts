import { SENCHA } from '../../../../tests/factories/placed-order'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { shopperBasketsCheckout } from '../../../platform/scapi/shopper-baskets-checkout'
import { mapBasket } from '../model/map-basket'
import { shippingMethodsQuery } from './shipping-methods-query'

const sandbox = serveSandbox()

const pickUp = { id: '005', name: 'Collection in store', price: 0, c_storePickupEnabled: true }
const parcel = { id: '001', name: 'Ground', price: 3.99, c_storePickupEnabled: false }

const readMethods = (answer: object) => {
  sandbox.reply('getShippingMethodsForShipment', answer)
  return shippingMethodsQuery(sandbox.openPlatform(), 'basket').queryFn({})
}

it('leaves out collection in a store, which the platform offers and this shop does not', async () => {
  const platform = sandbox.openPlatform()
  const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
  await platform.baskets.addItemToBasket({ basketId }, [{ productId: SENCHA, quantity: 1, price: 0 }])
  const offered = await platform
    .family(shopperBasketsCheckout)
    .getShippingMethodsForShipment({ basketId, shipmentId: 'me' })
  expect(offered.applicableShippingMethods).toContainEqual(
    expect.objectContaining({ c_storePickupEnabled: true })
  )
  const methods = await shippingMethodsQuery(platform, basketId).queryFn({})
  expect(methods.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ['standard', true],
    ['express', false]
  ])
})

it('assumes the first parcel where the platform would have things collected', async () => {
  const answer = { applicableShippingMethods: [pickUp, parcel], defaultShippingMethodId: '005' }
  expect(await readMethods(answer)).toMatchObject([{ id: '001', isDefault: true }])
})

it('has no method where things can only be collected', async () => {
  const answer = { applicableShippingMethods: [pickUp], defaultShippingMethodId: '005' }
  expect(await readMethods(answer)).toEqual([])
})

it('has a method chosen anew for a basket that another shop meant to be collected', () => {
  const read = (shippingMethod: typeof pickUp) =>
    mapBasket({ basketId: 'basket', currency: 'EUR', shipments: [{ shipmentId: 'me', shippingMethod }] })
      .shippingMethod
  expect(read(pickUp)).toBeUndefined()
  expect(read(parcel)).toMatchObject({ id: '001' })
})
