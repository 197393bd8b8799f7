import { startSandbox, TEA, type TestSandbox } from '../../../../tests/contract/checkout-setup'
import { mockPageCookies } from '../../../../tests/factories/page-cookies'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import { buildTestProduct } from '../../../../sandbox/testing/build-test-product'
import { createQueryClient } from '../../../platform/query-object'
import { shopperBasketsShipments } from '../../../platform/scapi/shopper-baskets-shipments'
import { addItems } from './add-items'
import { closeChannels } from './basket-channel'
import { exchangeVariant } from './exchange-variant'

const MUG = '100000000000000009'
const product = { categoryIds: ['green-tea'], listPrice: { EUR: 1000 }, giftWrap: true }

let sandbox: TestSandbox
const clients: ReturnType<typeof createQueryClient>[] = []
beforeAll(async () => {
  sandbox = await startSandbox(':memory:', {
    products: [buildTestProduct(TEA, product), buildTestProduct(MUG, product)]
  })
})
beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))
afterAll(async () => {
  closeChannels()
  for (const client of clients) client.clear()
  await sandbox.stop()
})

/** A basket whose first line becomes `MUG`; the answer has its lines. */
async function exchangeFirst(more: Parameters<typeof addItems>[1]) {
  const { token } = await sandbox.loginGuest()
  const platform = createShopPlatform(sandbox.origin, token, fetch)
  const access = { client: createQueryClient(), platform, siteId: 'jasmin', currency: 'EUR' }
  clients.push(access.client)
  const { basketId } = await addItems(access, [{ productId: TEA, quantity: 2 }], () => undefined)
  await platform.family(shopperBasketsShipments).createShipmentForBasket({ basketId }, { shipmentId: 'aunt' })
  const { lines } = await addItems(access, more, () => undefined)
  const changed = await exchangeVariant(access, {
    itemId: lines[0]?.itemId ?? '',
    productId: MUG,
    quantity: 2
  })
  return changed.lines.map(({ shipmentId, quantity, gift }) => [shipmentId, quantity, gift?.message])
}

it('joins the line that has the variant, wrapped alike and with the same destination', async () => {
  expect(await exchangeFirst([{ productId: MUG, quantity: 1 }])).toEqual([['me', 3, undefined]])
})

it('joins no line that is wrapped otherwise', async () => {
  const wrapped = { productId: MUG, quantity: 1, gift: true, giftMessage: 'For you' }
  expect(await exchangeFirst([wrapped])).toEqual([
    ['me', 2, undefined],
    ['me', 1, 'For you']
  ])
})

it('joins the unwrapped one of two lines that have the variant', async () => {
  const wrapped = { productId: MUG, quantity: 1, gift: true, giftMessage: 'For you' }
  expect(await exchangeFirst([wrapped, { productId: MUG, quantity: 4 }])).toEqual([
    ['me', 1, 'For you'],
    ['me', 6, undefined]
  ])
})

it('joins no line of a parcel to another address', async () => {
  expect(await exchangeFirst([{ productId: MUG, quantity: 1, shipmentId: 'aunt' }])).toEqual([
    ['me', 2, undefined],
    ['aunt', 1, undefined]
  ])
})
