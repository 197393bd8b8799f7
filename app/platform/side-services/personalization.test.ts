import { answerJson, createFetch } from '../../../tests/factories/answers'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import { buildAccessToken } from '../../../tests/factories/tokens'
import { personalization } from './personalization'
import type { Activities } from './personalization-types'
import { mockPageCookies } from '../../../tests/factories/page-cookies'

const settings = {
  clientId: 'recs-{siteId}',
  realm: 'sbox',
  instanceType: 'sbx' as const,
  siteId: 'sbox-{siteId}'
}
const BASE = '/mobify/proxy/einstein/v3'

function createService(
  answer: Response | Error = answerJson({}),
  { isAllowed = true, registered = false } = {}
) {
  const { send, calls } = createFetch(answer)
  mockPageCookies({ 'visitor-id_jasmin': 'visitor-a', 'enc-user-id_jasmin': 'customer-a' })
  const platform = createShopPlatform('http://platform.test', buildAccessToken({ registered }), send)
  return { service: platform.family(personalization).open(settings, () => isAllowed), calls }
}

const product = { id: 'a' }
const products = [product]
const reco = { recommenderName: 'pdp', __recoUUID: 'r1' }
const activities: Activities = {
  viewProduct: { product },
  viewSearch: { searchText: 'sencha', products },
  clickSearch: { searchText: 'sencha', product },
  viewCategory: { category: { id: 'tea' }, products },
  clickCategory: { category: { id: 'tea' }, product },
  viewReco: { ...reco, products },
  clickReco: { ...reco, product },
  viewPage: { currentLocation: '/about' },
  beginCheckout: { products: [{ ...product, quantity: 2, price: 4.9 }], amount: 9.8 },
  checkoutStep: { stepName: 'Payment', stepNumber: 2, basketId: 'b' },
  addToCart: { products: [{ ...product, quantity: 1, price: 4.9 }] }
}

it.each(Object.keys(activities) as (keyof Activities)[])('sends the activity %s', async name => {
  const { service, calls } = createService()
  await service.sendActivity(name, activities[name])
  expect(calls).toEqual([
    {
      method: 'POST',
      url: `${BASE}/activities/sbox-jasmin/${name}`,
      headers: expect.objectContaining({ 'x-cq-client-id': 'recs-jasmin' }),
      body: { ...activities[name], cookieId: 'visitor-a', realm: 'sbox', instanceType: 'sbx' }
    }
  ])
})

it.each([
  ['a guest by the name of their visit only', false, undefined],
  ['a customer by a name of theirs', true, 'customer-a']
])('names %s, and sends no token', async (_who, registered, userId) => {
  const { service, calls } = createService(undefined, { registered })
  await service.sendActivity('viewPage', { currentLocation: '/' })
  expect(calls[0]?.body).toMatchObject({ cookieId: 'visitor-a' })
  expect((calls[0]?.body as { userId?: string }).userId).toBe(userId)
  expect(calls[0]?.headers).not.toHaveProperty('authorization')
  expect(JSON.stringify(calls)).not.toMatch(/usid-a|guest-a|lina/)
})

it('sends nothing for a shopper without a hashed id', async () => {
  const { service, calls } = createService()
  mockPageCookies({})
  expect(await service.sendActivity('viewPage', { currentLocation: '/' })).toEqual({})
  expect(await service.getRecommendations('pdp')).toEqual({})
  expect(calls).toEqual([])
})

it('asks for recommenders, recommendations and those of a zone', async () => {
  const { service, calls } = createService()
  await service.getRecommenders()
  await service.getRecommendations('pdp similar', { products })
  await service.getZoneRecommendations('home')
  const who = { cookieId: 'visitor-a', realm: 'sbox', instanceType: 'sbx' }
  expect(calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', `${BASE}/personalization/recommenders/sbox-jasmin`, undefined],
    ['POST', `${BASE}/personalization/recs/sbox-jasmin/pdp%20similar`, { products, ...who }],
    ['POST', `${BASE}/personalization/sbox-jasmin/zones/home/recs`, who]
  ])
})

it('answers in camelCase', async () => {
  const recs = [{ id: 'a', product_name: 'Sencha', image_url: '/a.jpg', product_url: '/a' }]
  const { service } = createService(answerJson({ recoUUID: 'r1', display_message: 'For you', recs }))
  expect(await service.getRecommendations('pdp')).toEqual({
    recoUUID: 'r1',
    displayMessage: 'For you',
    recs: [{ id: 'a', productName: 'Sencha', imageUrl: '/a.jpg', productUrl: '/a' }]
  })
})

it.each([
  ['is down', new TypeError('offline')],
  ['refuses', answerJson({ title: 'Unauthorized' }, 401)],
  ['answers nonsense', new Response('<html>')]
])('answers empty results when the service %s', async (_how, answer) => {
  const { service } = createService(answer)
  expect(await service.getRecommenders()).toEqual({})
  expect(await service.getRecommendations('pdp')).toEqual({})
  expect(await service.getZoneRecommendations('home')).toEqual({})
  expect(await service.sendActivity('viewProduct', { product })).toEqual({})
})

it('sends nothing without marketing consent, not even a request for a session', async () => {
  const { send, calls } = createFetch()
  const platform = createShopPlatform('http://platform.test', 'no token at all', send)
  const service = platform.family(personalization).open(settings, () => false)
  expect(await service.sendActivity('viewProduct', { product })).toEqual({})
  expect(await service.getRecommendations('pdp')).toEqual({})
  expect(await service.getRecommenders()).toEqual({})
  expect(calls).toEqual([])
})

it('checks the consent on each call', async () => {
  let isAllowed = true
  const { send, calls } = createFetch(answerJson({}))
  const platform = createShopPlatform('http://platform.test', buildAccessToken(), send)
  const service = platform.family(personalization).open(settings, () => isAllowed)
  await service.getRecommenders()
  isAllowed = false
  await service.getRecommenders()
  expect(calls).toHaveLength(1)
})

it('asks for nothing where the service is off', async () => {
  const { send, calls } = createFetch(answerJson({}))
  const platform = createShopPlatform('http://platform.test', buildAccessToken(), send)
  const service = platform.family(personalization).open(undefined, () => true)
  expect(await service.sendActivity('viewPage', activities.viewPage)).toEqual({})
  expect(await service.getRecommenders()).toEqual({})
  expect(await service.getRecommendations('pdp', { products })).toEqual({})
  expect(await service.getZoneRecommendations('home', { products })).toEqual({})
  expect(calls).toEqual([])
})
