import { startShop, type TestShop } from '../../../tests/contract/shop-setup'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { ocapiStores } from '../ocapi/ocapi-stores'
import type { Platform } from '../platform'
import { shopperContexts } from './shopper-contexts'
import { seed } from '../../../sandbox/seed/seed'
import { shopperDeliveryEstimates } from './shopper-delivery-estimates'
import { shopperExperience } from './shopper-experience'
import { shopperPromotions } from './shopper-promotions'
import { shopperStores } from './shopper-stores'

let shop: TestShop
let platform: Platform
beforeAll(async () => {
  shop = await startShop()
  platform = createShopPlatform(shop.origin, (await shop.loginGuest()).access_token)
})
afterAll(() => shop.stop())

it('reads promotions by their ids and leaves unknown ones out', async () => {
  const { data } = await platform
    .family(shopperPromotions)
    .getPromotions({ ids: ['jasmin-free-shipping', 'unknown'] })
  expect(data?.map(promotion => promotion.id)).toEqual(['jasmin-free-shipping'])
})

it('reads when a product arrives at a postal code', async () => {
  const tea = seed.products.find(({ siteId, kind }) => siteId === 'jasmin' && kind === 'simple')!
  const { productDeliveryEstimates } = await platform
    .family(shopperDeliveryEstimates)
    .getDeliveryEstimates({ productIds: [tea.id], postalCode: '20095', countryCode: 'DE' })
  expect(productDeliveryEstimates).toMatchObject([
    {
      productId: tea.id,
      shippingOptions: [
        { shippingMethodId: 'standard', deliveryWindow: {}, orderCutoffAt: expect.any(String) },
        { shippingMethodId: 'express' }
      ]
    }
  ])
})

it('finds stores around a place, nearest first, and again by their ids', async () => {
  const stores = platform.family(shopperStores)
  const { data = [] } = await stores.searchStores({ latitude: 50.94, longitude: 6.96 })
  const distances = data.map(store => store.distance ?? 0)
  expect(distances.length).toBeGreaterThan(0)
  expect(distances).toEqual([...distances].sort((one, other) => one - other))
  expect(Math.max(...distances)).toBeLessThanOrEqual(100)
  const again = await stores.getStores({ ids: [data[0]!.id] })
  expect(again.data).toMatchObject([{ id: data[0]!.id }])
})

it('reads of both APIs what a store offers, and of the older one when it is open, day by day', async () => {
  const place = { latitude: 52.5219, longitude: 13.4103 }
  const newer = await platform.family(shopperStores).searchStores(place)
  const { data: [store] = [] } = await platform.family(ocapiStores).getStores(place)
  expect(newer.data?.[0]).toMatchObject({ id: store?.id, c_storeCategories: store?.c_storeCategories })
  expect(store?.c_storeCategories).toContain('Tea advice')
  expect(store?.storeHours?.map(({ day, time }) => `${day}: ${time}`)).toContain('Sunday: closed')
})

it('reads a page of the page designer', async () => {
  await expect(platform.family(shopperExperience).getPage({ pageId: 'home' })).resolves.toMatchObject({
    id: 'home',
    regions: expect.any(Array)
  })
})

it('creates, changes and deletes the context of a session with the token of the private client', async () => {
  const { access_token, usid } = await shop.loginPrivate()
  const contexts = createShopPlatform(shop.origin, access_token).family(shopperContexts)
  await expect(contexts.getShopperContext({ usid })).rejects.toMatchObject({ status: 404 })
  await contexts.createShopperContext({ usid }, { customQualifiers: { deviceType: 'mobile' } })
  await contexts.updateShopperContext({ usid }, { customQualifiers: { screenSize: 'sm' } })
  await expect(contexts.getShopperContext({ usid })).resolves.toMatchObject({
    customQualifiers: { deviceType: 'mobile', screenSize: 'sm' }
  })
  await contexts.deleteShopperContext({ usid })
  await expect(contexts.getShopperContext({ usid })).rejects.toMatchObject({ status: 404 })
})
