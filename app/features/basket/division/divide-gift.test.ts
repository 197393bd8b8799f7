import { startSandbox, type TestSandbox } from '../../../../tests/contract/checkout-setup'
import { mockPageCookies } from '../../../../tests/factories/page-cookies'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import { buildGiftWrapOption } from '../../../../sandbox/seed/products/gift-wrap'
import type { LineGift } from '../../../gifts/gift'
import { buildTestProduct } from '../../../../sandbox/testing/build-test-product'
import { createQueryClient } from '../../../platform/query-object'
import { shopperBasketsShipments } from '../../../platform/scapi/shopper-baskets-shipments'
import { addItems } from '../api/add-items'
import { closeChannels } from '../api/basket-channel'
import { divideBasket, OutdatedDivision } from './divide-basket'

const MUG = '100000000000000009'
const CUP = '100000000000000010'

let sandbox: TestSandbox
const clients: ReturnType<typeof createQueryClient>[] = []
beforeAll(async () => {
  sandbox = await startSandbox(':memory:', {
    products: [
      buildTestProduct(MUG, { categoryIds: ['green-tea'], listPrice: { EUR: 1000 }, giftWrap: true }),
      buildTestProduct(CUP, {
        categoryIds: ['green-tea'],
        listPrice: { EUR: 1000 },
        options: [buildGiftWrapOption('jasmin')]
      })
    ]
  })
})
beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))
afterAll(async () => {
  closeChannels()
  for (const client of clients) client.clear()
  await sandbox.stop()
})

async function openBasket(items: Parameters<typeof addItems>[1]) {
  const { token } = await sandbox.loginGuest()
  const platform = createShopPlatform(sandbox.origin, token, fetch)
  const access = { client: createQueryClient(), platform, siteId: 'jasmin', currency: 'EUR' }
  clients.push(access.client)
  const { basketId } = await addItems(access, items, () => undefined)
  await platform.family(shopperBasketsShipments).createShipmentForBasket({ basketId }, { shipmentId: 'aunt' })
  const productId = items[0]?.productId ?? ''
  /** Each kind of units: how many of them go to whom, and how they are wrapped. */
  return async (...kinds: { me: number; aunt: number; gift?: LineGift }[]) => {
    const wanted = kinds.map(({ gift, ...units }) => ({ productId, units, ...(gift && { gift }) }))
    const { lines } = await divideBasket(access, wanted)
    return lines.map(({ shipmentId, quantity, gift }) => [
      shipmentId,
      quantity,
      gift?.wrap ? `${gift.wrap.valueId} ${gift.wrap.price}: ${gift.message}` : gift?.message
    ])
  }
}

const CARD = { message: 'For you' }

it('keeps gift wrap and card of units that go to another address', async () => {
  const divide = await openBasket([{ productId: MUG, quantity: 3, gift: true, giftMessage: 'For you' }])
  expect(await divide({ me: 1, aunt: 2, gift: CARD })).toEqual([
    ['me', 1, 'For you'],
    ['aunt', 2, 'For you']
  ])
})

it('keeps a wrap with a price for units that go to another address, and apart from another wrap', async () => {
  const choose = (optionValueId: string) => ({
    optionItems: [{ optionId: 'giftWrap', optionValueId }],
    gift: true,
    giftMessage: 'For you'
  })
  const divide = await openBasket([
    { productId: CUP, quantity: 3, ...choose('box') },
    { productId: CUP, quantity: 1, ...choose('paper') }
  ])
  const wrap = (valueId: string) => ({ ...CARD, wrap: { valueId, name: valueId, price: 1 } })
  const kinds = [
    { me: 2, aunt: 1, gift: wrap('box') },
    { me: 0, aunt: 1, gift: wrap('paper') }
  ]
  expect(await divide(...kinds)).toEqual([
    ['me', 2, 'box 9.8: For you'],
    ['aunt', 1, 'paper 2.9: For you'],
    ['aunt', 1, 'box 4.9: For you']
  ])
})

it('sends wrapped units where they are wanted, apart from the same product without wrap', async () => {
  const divide = await openBasket([
    { productId: MUG, quantity: 1, gift: true, giftMessage: 'For you' },
    { productId: MUG, quantity: 3 }
  ])
  expect(await divide({ me: 0, aunt: 1, gift: CARD }, { me: 2, aunt: 1 })).toEqual([
    ['aunt', 1, 'For you'],
    ['me', 2, undefined],
    ['aunt', 1, undefined]
  ])
  expect(await divide({ me: 1, aunt: 0, gift: CARD }, { me: 0, aunt: 3 })).toEqual([
    ['me', 1, 'For you'],
    ['aunt', 3, undefined]
  ])
})

it('refuses to divide units that were wrapped otherwise meanwhile', async () => {
  const divide = await openBasket([{ productId: MUG, quantity: 2, gift: true, giftMessage: 'Hi' }])
  await expect(divide({ me: 1, aunt: 1, gift: CARD })).rejects.toThrow(OutdatedDivision)
  await expect(divide({ me: 1, aunt: 1 })).rejects.toThrow(OutdatedDivision)
})
