import Cookies from 'js-cookie'
import { buildAppConfig } from '../../../tests/factories/app-config'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { personalization } from '../../platform/side-services/personalization'
import type { Recommendations } from '../../platform/side-services/personalization-types'
import { recommendedProductsQuery } from './recommended-products-query'

const sandbox = serveSandbox()
const RECOMMEND = 'getRecommendations'
const RECOMMEND_ZONE = 'getZoneRecommendations'
const SEARCH = 'productSearch'

beforeEach(() => void Cookies.set('visitor-id_jasmin', 'visitor-a'))
afterEach(() => Cookies.remove('visitor-id_jasmin'))

/** A page's query, with the service's answer and a search that finds products by id. */
function openPage(recommended: Recommendations, missing: string[] = []) {
  sandbox.reply(RECOMMEND, recommended)
  sandbox.reply(RECOMMEND_ZONE, recommended)
  sandbox.respond(SEARCH, ({ request }) => {
    const id = new URL(request.url).searchParams.get('q')!
    if (id === 'broken') return Response.json({}, { status: 503 })
    return Response.json({
      hits: missing.includes(id) ? [] : [{ productId: id.split('-')[0], representedProducts: [{ id }] }]
    })
  })
  const platform = sandbox.openPlatform()
  const { sideServices } = buildAppConfig()
  const openService = async () =>
    platform.family(personalization).open(sideServices.personalization, () => true)
  const read = (productIds?: string[], other: { zone?: string; isLeftOut?: (id: string) => boolean } = {}) =>
    recommendedProductsQuery(platform, openService, {
      recommenderName: 'pdp',
      productIds,
      ...other,
      mapHit: hit => hit.productId
    }).queryFn({})
  return { read }
}

const recs = (...ids: string[]) => ids.map(id => ({ id }))

it('answers the recommended products that search finds, each master once', async () => {
  const { read } = openPage({ recoUUID: 'r1', recs: recs('a-1', 'a-2', 'gone', 'b') }, ['gone'])
  expect(await read()).toEqual({ recoUUID: 'r1', recommenderName: 'pdp', products: ['a', 'b'] })
})

it('leaves out the products it is for, and one whose search fails', async () => {
  const { read } = openPage({ recs: recs('a', 'broken', 'b') })
  expect(await read(['a'])).toEqual({ recoUUID: '', recommenderName: 'pdp', products: ['b'] })
  expect(await sandbox.callsTo(RECOMMEND)).toMatchObject([
    { path: expect.stringMatching(/\/pdp$/), body: { products: [{ id: 'a' }] } }
  ])
})

it('searches nothing when the service has nothing to say', async () => {
  const { read } = openPage({})
  expect(await read()).toEqual({ recoUUID: '', recommenderName: 'pdp', products: [] })
  expect(await sandbox.callsTo(SEARCH)).toEqual([])
})

it('looks up no more than a row', async () => {
  const { read } = openPage({ recs: recs(...'abcdefghijklm') })
  expect((await read()).products).toHaveLength(8)
  expect(await sandbox.callsTo(SEARCH)).toHaveLength(8)
})

it('requests a zone instead of a recommender, and names its recommender', async () => {
  const { read } = openPage({ recoUUID: 'r1', recommenderName: 'top', recs: recs('a') })
  expect(await read([], { zone: 'cart' })).toEqual({
    recoUUID: 'r1',
    recommenderName: 'top',
    products: ['a']
  })
  expect(await sandbox.callsTo(RECOMMEND_ZONE)).toMatchObject([
    { path: expect.stringMatching(/\/zones\/cart\/recs$/), body: { products: [] } }
  ])
})

it('does not look up what another row shows already', async () => {
  const { read } = openPage({ recs: recs('a', 'b') })
  expect((await read([], { isLeftOut: id => id === 'a' })).products).toEqual(['b'])
  expect(await sandbox.callsTo(SEARCH)).toHaveLength(1)
})
