import { findDelivery, offerProduct } from '../../app/features/catalogue/model/gift-card-delivery'
import { productQuery } from '../../app/features/catalogue/api/product-query'
import {
  loadProductDetail,
  type ProductDetailData
} from '../../app/pages/product-detail/product-detail-loader'
import { createShopPlatform } from '../factories/shop-platform'
import { runLoader } from '../factories/run-loader'
import { startShop, type TestShop } from './shop-setup'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const hide = (hidePhysicalGiftCards: boolean) =>
  shop.send('POST', '/control/settings', { body: { siteId: 'jasmin', hidePhysicalGiftCards } })

it('sells only gift cards by e-mail once the merchant’s preference is set, without a new build', async () => {
  const platform = createShopPlatform(shop.origin, (await shop.loginGuest()).access_token)
  const { hits } = await platform.search.productSearch({ refine: ['cgid=gift-cards'] })
  const card = await productQuery(platform, hits![0]!.productId).queryFn({})
  const openPage = async () => {
    const outcome = await runLoader(loadProductDetail, { address: card.to, platform })
    const { hidesPhysicalGiftCards } = (outcome as { data: ProductDetailData }).data
    const offered = offerProduct(card, hidesPhysicalGiftCards === true)
    return offered.variations.attributes.find(({ id }) => id === 'delivery')!.values.map(({ value }) => value)
  }
  expect(findDelivery(card, { delivery: 'post' })).toBe('post')
  expect(await openPage()).toEqual(['post', 'email'])
  await hide(true)
  expect(await openPage()).toEqual(['email'])
  await hide(false)
  expect(await openPage()).toEqual(['post', 'email'])
})
