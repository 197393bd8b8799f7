import { productQuery } from '../../app/features/catalogue/api/product-query'
import { mapBasket } from '../../app/features/basket/model/map-basket'
import { products } from '../../sandbox/seed/products/products'
import { createShopPlatform } from '../factories/shop-platform'
import { startShop, type TestShop } from './shop-setup'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

it('strikes the same price in the cart as on the product page, also where a promotion reduces a sale price', async () => {
  const platform = createShopPlatform(shop.origin, (await shop.loginGuest()).access_token)
  const pot = products.find(
    ({ siteId, name }) => siteId === 'jasmin' && name.de.startsWith('Porzellankanne')
  )!
  const { listPrice, price } = await productQuery(platform, pot.id).queryFn({})
  const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
  const basket = await platform.baskets.addItemToBasket({ basketId }, [
    { productId: pot.id, quantity: 2, price: 0 }
  ])
  const [line] = mapBasket(basket).lines
  expect([line!.regularPrice, line!.price]).toEqual([listPrice! * 2, price! * 2])
  expect(line!.reductions).toMatchObject([{ percent: 15 }])
  expect(listPrice).toBeGreaterThan(line!.listPrice! / 2)
})
