import { seed } from '../../sandbox/seed/seed'
import { startShop, type TestShop } from './shop-setup'

/** A page of the vendor's storefront, which sends its activities by `navigator.sendBeacon`. */
const PAGE = 'https://shop.example'
const tea = seed.products.find(({ siteId, kind }) => siteId === 'jasmin' && kind === 'simple')!
const shopper = { cookieId: 'beacon-visitor', realm: 'sbox', instanceType: 'sbx' }

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const buildPath = (activity: string, key = 'sandbox-jasmin') =>
  `/v3/activities/sbox-jasmin/${activity}?clientId=${key}`

const sendBeacon = (activity: string, body: object, headers: Record<string, string> = {}, key?: string) =>
  shop.send('POST', buildPath(activity, key), {
    body: { ...shopper, ...body },
    headers: { origin: PAGE, ...headers }
  })

async function readLatest() {
  const { body } = await shop.send('GET', '/control/activities?siteId=jasmin&cookieId=beacon-visitor')
  return (body.activities as { name: string; productIds: string[]; document: object }[])[0]
}

it('lets a page of another origin send activities with its cookies', async () => {
  const { status, headers } = await shop.send('OPTIONS', buildPath('viewPage'), {
    headers: {
      origin: PAGE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type'
    }
  })
  expect(status).toBe(204)
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': PAGE,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-allow-headers': expect.stringContaining('content-type'),
    vary: expect.stringContaining('Origin')
  })
})

it('takes the client id from the address, because a beacon has no headers of its own', async () => {
  const { status, headers } = await sendBeacon('viewPage', { currentLocation: '/' })
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe(PAGE)
  expect(headers.get('access-control-allow-credentials')).toBe('true')
  expect(await readLatest()).toMatchObject({ name: 'viewPage' })
})

it('reads a beacon that was sent as text', async () => {
  const headers = { 'content-type': 'text/plain;charset=UTF-8' }
  expect((await sendBeacon('viewProduct', { product: { id: tea.id } }, headers)).status).toBe(200)
  expect(await readLatest()).toMatchObject({ name: 'viewProduct', productIds: [tea.id] })
})

it.each([
  ['viewSearchSuggestion', { searchText: 'sen', suggestions: ['sencha'] }],
  ['clickSearchSuggestion', { searchText: 'sen', suggestion: 'sencha' }],
  ['wishlistItemAdded', { productId: tea.id, surface: 'pdp' }],
  ['wishlistItemRemoved', { productId: tea.id, surface: 'wishlist' }],
  ['wishlistItemMerged', { productId: tea.id }],
  ['wishlistMerged', { merged: 1, skipped: 0, failed: 0, mergedProductIds: [tea.id] }],
  ['wishlistViewed', {}],
  ['viewReco', { recoId: '1', recoType: 'similar', products: [tea.id] }],
  ['clickReco', { recoId: '1', recoType: 'similar', product: { id: tea.id } }]
])('keeps the activity %s', async (name, body) => {
  expect(await sendBeacon(name, body)).toMatchObject({ status: 200 })
  expect(await readLatest()).toMatchObject({ name, document: body })
})

it('knows which product was put on a wish list', async () => {
  await sendBeacon('wishlistItemAdded', { productId: tea.id, surface: 'plp' })
  expect(await readLatest()).toMatchObject({ productIds: [tea.id] })
})

it.each([
  ['viewSearchSuggestion', {}, undefined, 400],
  ['clickSearchSuggestion', { searchText: 'sen' }, undefined, 400],
  ['wishlistItemAdded', {}, undefined, 400],
  ['wishlistItemRemoved', {}, undefined, 400],
  ['wishlistItemMerged', {}, undefined, 400],
  ['wishlistMerged', { mergedProductIds: 'all' }, undefined, 400],
  ['wishlistViewed', { cookieId: '' }, undefined, 400],
  ['viewReco', { products: [tea.id] }, undefined, 400],
  ['wishlistViewed', {}, 'unknown', 401],
  ['wishlistViewed', {}, 'sandbox-puro', 403],
  ['wishlistSold', {}, undefined, 404]
])('refuses the activity %s with %j under the client id %s', async (name, body, key, status) => {
  expect((await sendBeacon(name, body, {}, key)).status).toBe(status)
})

it('refuses text that is no JSON', async () => {
  const response = await fetch(shop.origin + buildPath('viewPage'), { method: 'POST', body: 'hello' })
  expect(response.status).toBe(400)
})
