import { ShopperProducts, ShopperSearch, ShopperStores } from 'commerce-sdk-isomorphic'
import { seed } from '../../sandbox/seed/seed'
import { readRefusal } from './session-setup'
import { checkShape } from './shape/check-shape'
import { startShop, type TestShop } from './shop-setup'

const findUnits = (inventoryId: string, productId: string) =>
  seed.storeStock?.find(entry => entry.inventoryId === inventoryId && entry.productId === productId)?.units ??
  0

const TEA = '100000000000000101'
let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startShop()
  token = (await shop.loginPrivate()).access_token
})
afterAll(() => shop.stop())

it('gives each store a picture and an inventory list, under which products say what is left', async () => {
  const stores = shop.createClient(ShopperStores, token)
  const found = await stores.searchStores({
    parameters: { countryCode: 'DE', postalCode: '10178', maxDistance: 100 }
  })
  expect(checkShape(found, 'ShopperStoresTypes', 'Stores')).toEqual([])
  const [store] = found.data ?? []
  const listed = await stores.getStores({ parameters: { ids: store?.id ?? '' } })
  expect(checkShape(listed, 'ShopperStoresTypes', 'StoreResult')).toEqual([])
  expect(listed.data?.[0]?.image).toMatch(/jasmin-stage-shop/)
  const inventoryId = store?.inventoryId ?? ''
  expect([inventoryId, listed.data?.[0]?.inventoryId]).toEqual([expect.stringMatching(/./), inventoryId])

  const products = shop.createClient(ShopperProducts, token)
  const product = await products.getProduct({
    parameters: { id: TEA, inventoryIds: [inventoryId, 'unknown'] }
  })
  expect(checkShape(product, 'ShopperProductsTypes', 'Product')).toEqual([])
  const units = findUnits(inventoryId, TEA)
  expect(product.inventories).toEqual([
    {
      id: inventoryId,
      ats: units,
      stockLevel: units,
      orderable: units > 0,
      preorderable: false,
      backorderable: false
    }
  ])
  expect(product.inventory).toMatchObject({ id: 'jasmin-inventory' })
  expect(await products.getProduct({ parameters: { id: TEA } })).not.toHaveProperty('inventories')
})

it('refuses more inventory lists than the platform takes', async () => {
  const products = shop.createClient(ShopperProducts, token)
  const inventoryIds = ['a', 'b', 'c', 'd', 'e', 'f']
  expect((await readRefusal(products.getProduct({ parameters: { id: TEA, inventoryIds } }))).status).toBe(400)
})

it('has thirty stores, each with products that are in stock, scarce and sold out', () => {
  const { stores = [], storeStock = [] } = seed
  expect(stores.length).toBeGreaterThanOrEqual(30)
  for (const { inventoryId } of stores) {
    const units = storeStock.filter(entry => entry.inventoryId === inventoryId).map(entry => entry.units)
    expect([
      units.includes(0),
      units.some(left => left > 0 && left <= 3),
      units.some(left => left > 3)
    ]).toEqual([true, true, true])
  }
})

it('refines a search by what stores have, and ignores lists that no store has', async () => {
  const search = shop.createClient(ShopperSearch, token)
  const find = async (ids: string) => {
    const parameters = { refine: ['cgid=tea', `ilids=${ids}`], limit: 200 }
    const { hits = [] } = await search.productSearch({ parameters })
    return hits.map(({ productId }) => productId)
  }
  const isInStore = (storeId: string) => (productId: string) => {
    const inventoryId = `inventory-${storeId}`
    const variants = seed.products.filter(({ id, masterId }) => [id, masterId].includes(productId))
    return variants.some(({ id }) => findUnits(inventoryId, id) > 0)
  }
  const all = await find('')
  const here = await find('inventory-de-berlin')
  const both = await find('inventory-de-berlin|inventory-de-bremen|nowhere')
  const isHit = (productId: string) => isInStore('de-berlin')(productId) || isInStore('de-bremen')(productId)
  expect(here.length).toBeGreaterThan(0)
  expect(here.length).toBeLessThan(all.length)
  expect(here.every(isInStore('de-berlin'))).toBe(true)
  expect(both.every(isHit)).toBe(true)
  expect(both.length).toBeGreaterThan(here.length)
  expect(await find('nowhere|inventory-de-hannover')).toEqual(await find('jasmin-inventory'))
})
