import { startSandbox, type TestSandbox } from '../../../../tests/contract/checkout-setup'
import { mockPageCookies } from '../../../../tests/factories/page-cookies'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import { buildTestProduct } from '../../../../sandbox/testing/build-test-product'
import { createQueryClient } from '../../../platform/query-object'
import { shopperBasketsShipments } from '../../../platform/scapi/shopper-baskets-shipments'
import { addItems } from '../api/add-items'
import { closeChannels } from '../api/basket-channel'
import { divideBasket } from './divide-basket'

const MUG = '100000000000000009'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox(':memory:', {
    products: [
      buildTestProduct(MUG, { categoryIds: ['green-tea'], listPrice: { EUR: 1000 }, giftWrap: true })
    ]
  })
})
beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))
afterAll(async () => {
  closeChannels()
  await sandbox.stop()
})

it('keeps gift wrap and card of units that go to another address', async () => {
  const { token } = await sandbox.loginGuest()
  const platform = createShopPlatform(sandbox.origin, token, fetch)
  const access = { client: createQueryClient(), platform, siteId: 'jasmin', currency: 'EUR' }
  const wrapped = { productId: MUG, quantity: 3, gift: true, giftMessage: 'For you' }
  const { basketId } = await addItems(access, [wrapped], () => undefined)
  await platform.family(shopperBasketsShipments).createShipmentForBasket({ basketId }, { shipmentId: 'aunt' })
  const { lines } = await divideBasket(access, [{ productId: MUG, units: { me: 1, aunt: 2 } }])
  expect(lines.map(({ shipmentId, quantity, gift }) => ({ shipmentId, quantity, gift }))).toEqual([
    { shipmentId: 'me', quantity: 1, gift: { message: 'For you' } },
    { shipmentId: 'aunt', quantity: 2, gift: { message: 'For you' } }
  ])
  access.client.clear()
})
