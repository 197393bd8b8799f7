import { ShopperProducts, ShopperStores } from 'commerce-sdk-isomorphic'
import { readRefusal } from './session-setup'
import { checkShape } from './shape/check-shape'
import { startShop, type TestShop } from './shop-setup'

const TEA = '100000000000000101'
let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startShop()
  token = (await shop.loginPrivate()).access_token
})
afterAll(() => shop.stop())

it('gives each store an inventory list, under which products say what is left', async () => {
  const stores = shop.createClient(ShopperStores, token)
  const found = await stores.searchStores({
    parameters: { countryCode: 'DE', postalCode: '10178', maxDistance: 100 }
  })
  expect(checkShape(found, 'ShopperStoresTypes', 'Stores')).toEqual([])
  const [store] = found.data ?? []
  const listed = await stores.getStores({ parameters: { ids: store?.id ?? '' } })
  expect(checkShape(listed, 'ShopperStoresTypes', 'StoreResult')).toEqual([])
  const inventoryId = store?.inventoryId ?? ''
  expect([inventoryId, listed.data?.[0]?.inventoryId]).toEqual([expect.stringMatching(/./), inventoryId])

  const products = shop.createClient(ShopperProducts, token)
  const product = await products.getProduct({
    parameters: { id: TEA, inventoryIds: [inventoryId, 'unknown'] }
  })
  expect(checkShape(product, 'ShopperProductsTypes', 'Product')).toEqual([])
  expect(product.inventories).toEqual([product.inventory])
  expect(product.inventories).toMatchObject([{ id: inventoryId, orderable: true }])
  expect(await products.getProduct({ parameters: { id: TEA } })).not.toHaveProperty('inventories')
})

it('refuses more inventory lists than the platform takes', async () => {
  const products = shop.createClient(ShopperProducts, token)
  const inventoryIds = ['a', 'b', 'c', 'd', 'e', 'f']
  expect((await readRefusal(products.getProduct({ parameters: { id: TEA, inventoryIds } }))).status).toBe(400)
})
