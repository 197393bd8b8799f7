import { answerJson, createFetch } from '../../../tests/factories/answers'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { buildAccessToken } from '../../../tests/factories/tokens'
import type { Personalization } from '../../platform/side-services/personalization'
import type { Recommendations } from '../../platform/side-services/personalization-types'
import { recommendedProductsQuery } from './recommended-products-query'

/** A service with these recommendations, and a search that finds products by id. */
function createParts(recommended: Recommendations, missing: string[] = []) {
  const getRecommendations = jest.fn(async () => recommended)
  const { send, calls } = createFetch(({ url }) => {
    const id = new URL(url).searchParams.get('q')!
    if (id === 'broken') return answerJson({}, 503)
    return answerJson({
      hits: missing.includes(id) ? [] : [{ productId: id.split('-')[0], representedProducts: [{ id }] }]
    })
  })
  const platform = createShopPlatform('http://platform.test', buildAccessToken(), send)
  const service = {
    getRecommendations,
    getZoneRecommendations: getRecommendations
  } as unknown as Personalization
  const read = (productIds?: string[], other: { zone?: string; isLeftOut?: (id: string) => boolean } = {}) =>
    recommendedProductsQuery(platform, async () => service, {
      recommenderName: 'pdp',
      productIds,
      ...other,
      mapHit: hit => hit.productId
    }).queryFn({})
  return { read, calls, getRecommendations }
}

const recs = (...ids: string[]) => ids.map(id => ({ id }))

it('answers the recommended products that search finds, each master once', async () => {
  const { read } = createParts({ recoUUID: 'r1', recs: recs('a-1', 'a-2', 'gone', 'b') }, ['gone'])
  expect(await read()).toEqual({ recoUUID: 'r1', recommenderName: 'pdp', products: ['a', 'b'] })
})

it('leaves out the products it is for, and one whose search fails', async () => {
  const { read, getRecommendations } = createParts({ recs: recs('a', 'broken', 'b') })
  expect(await read(['a'])).toEqual({ recoUUID: '', recommenderName: 'pdp', products: ['b'] })
  expect(getRecommendations).toHaveBeenCalledWith('pdp', { products: [{ id: 'a' }] })
})

it('searches nothing when the service has nothing to say', async () => {
  const { read, calls } = createParts({})
  expect(await read()).toEqual({ recoUUID: '', recommenderName: 'pdp', products: [] })
  expect(calls).toEqual([])
})

it('looks up no more than a row', async () => {
  const { read, calls } = createParts({ recs: recs(...'abcdefghijklm') })
  expect((await read()).products).toHaveLength(8)
  expect(calls).toHaveLength(8)
})

it('requests a zone instead of a recommender, and names its recommender', async () => {
  const { read, getRecommendations } = createParts({
    recoUUID: 'r1',
    recommenderName: 'top',
    recs: recs('a')
  })
  expect(await read([], { zone: 'cart' })).toEqual({
    recoUUID: 'r1',
    recommenderName: 'top',
    products: ['a']
  })
  expect(getRecommendations).toHaveBeenCalledWith('cart', { products: [] })
})

it('does not look up what another row shows already', async () => {
  const { read, calls } = createParts({ recs: recs('a', 'b') })
  expect((await read([], { isLeftOut: id => id === 'a' })).products).toEqual(['b'])
  expect(calls).toHaveLength(1)
})
