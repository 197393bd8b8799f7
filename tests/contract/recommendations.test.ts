import { seed } from '../../sandbox/seed/seed'
import { startShop, type SiteName, type TestShop } from './shop-setup'

const ofSite = (siteId: SiteName) => seed.products.filter(product => product.siteId === siteId)
const listed = ofSite('jasmin').filter(
  ({ kind, searchable, inventory }) => kind === 'simple' && searchable && inventory?.orderable
)
const [tea, second, third] = listed as [(typeof listed)[0], (typeof listed)[0], (typeof listed)[0]]
const pot = listed.find(({ primaryCategoryId }) => primaryCategoryId !== tea.primaryCategoryId)!

interface Rec {
  id: string
  product_name: string
  image_url: string
  product_url: string
}

let shop: TestShop
let visitors = 0
let cookieId: string

beforeAll(async () => {
  shop = await startShop()
})
beforeEach(() => {
  visitors += 1
  cookieId = `visitor-${visitors}`
})
afterAll(() => shop.stop())

const key = (siteId: SiteName = 'jasmin') => ({ 'x-cq-client-id': `sandbox-${siteId}` })
const shopper = () => ({ cookieId, realm: 'sbox', instanceType: 'sbx' })

const post = (path: string, body: object, siteId: SiteName = 'jasmin') =>
  shop.send('POST', path, { body: { ...shopper(), ...body }, headers: key(siteId) })
const sendActivity = (name: string, body: object, siteId: SiteName = 'jasmin') =>
  post(`/v3/activities/${siteId}/${name}`, body, siteId)

async function getRecs(recommender: string, body: object = {}, siteId: SiteName = 'jasmin') {
  const answer = await post(`/v3/personalization/recs/${siteId}/${recommender}`, body, siteId)
  return (answer.body.recs as Rec[]).map(({ id }) => id)
}
const view = (id: string) => sendActivity('viewProduct', { product: { id } })

it('names the recommenders of a site', async () => {
  const { body } = await shop.send('GET', '/v3/personalization/recommenders/jasmin', { headers: key() })
  const names = (body.recommenders as { name: string }[]).map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['similar', 'bought-together', 'viewed-recently', 'top-sellers', 'home-top'])
  )
})

it('answers products with name, picture and address under a number of their own', async () => {
  const { body } = await post('/v3/personalization/recs/jasmin/top-sellers', {})
  const [first] = body.recs as Rec[]
  const product = seed.products.find(({ id }) => id === first?.id)
  expect(body).toMatchObject({ recoUUID: expect.any(String), recommenderName: 'top-sellers' })
  expect(first).toEqual({
    id: product?.id,
    product_name: product?.name.de,
    image_url: expect.stringContaining(`http://sandbox.test/dw/image/v2/SBOX_001/`),
    product_url: expect.stringContaining(`-${product?.id}`)
  })
})

it('finds similar products from the facts, never the product itself', async () => {
  const picked = await getRecs('similar', { products: [{ id: tea.id }] })
  expect(picked).not.toContain(tea.id)
  const first = seed.products.find(({ id }) => id === picked[0])
  expect(first?.primaryCategoryId).toBe(tea.primaryCategoryId)
  expect(await getRecs('similar')).toEqual([])
})

it('shows what a shopper looked at, the latest first, and to them only', async () => {
  await view(tea.id)
  await view(second.id)
  await view(tea.id)
  await view('unknown')
  expect(await getRecs('viewed-recently')).toEqual([tea.id, second.id])
  expect(await getRecs('viewed-recently', { products: [{ id: tea.id }] })).toEqual([second.id])
  expect(await getRecs('viewed-recently', { cookieId: 'somebody-else' })).toEqual([])
  expect(await getRecs('viewed-recently', {}, 'puro')).toEqual([])
})

it('shows a variant by its master', async () => {
  const variant = ofSite('jasmin').find(({ kind, inventory }) => kind === 'variant' && inventory?.orderable)!
  await view(variant.id)
  expect(await getRecs('viewed-recently')).toEqual([variant.masterId])
})

it('lists first the products that are bought together', async () => {
  const anchor = { products: [{ id: second.id }] }
  const rare = listed.filter(({ id }) => id !== second.id).sort((a, b) => a.popularity - b.popularity)[0]!
  expect((await getRecs('bought-together', anchor))[0]).not.toBe(rare.id)
  await sendActivity('beginCheckout', { products: [{ id: second.id }, { id: rare.id }], amount: 20 })
  expect((await getRecs('bought-together', anchor))[0]).toBe(rare.id)
})

it('knows what those looked at who looked at a product, and then what resembles it', async () => {
  const anchor = { products: [{ id: third.id }] }
  const unlike = listed.find(({ classCategoryId }) => classCategoryId !== third.classCategoryId)!
  expect(await getRecs('also-viewed', anchor)).not.toContain(unlike.id)
  await view(third.id)
  await view(unlike.id)
  const seen = await getRecs('also-viewed', { ...anchor, cookieId: 'somebody-else' })
  expect(seen[0]).toBe(unlike.id)
  expect(seen.length).toBeGreaterThan(1)
  expect(seen).not.toContain(third.id)
})

it.each<SiteName>(['jasmin', 'puro'])(
  'completes the sets of %s, then goes on with other kinds',
  async siteId => {
    const products = ofSite(siteId)
    const set = products.find(({ kind }) => kind === 'set')!
    const [own, ...others] = set.setItems!.map(({ productId }) =>
      products.find(({ id }) => id === productId)!
    )
    const shownAs = ({ id, masterId }: { id: string; masterId?: string }) => masterId ?? id
    const picked = await getRecs('complete-the-set', { products: [{ id: own!.id }] }, siteId)
    const sold = others
      .filter(({ inventory, kind }) => kind !== 'master' && inventory?.orderable)
      .map(shownAs)
    expect(picked).toEqual(expect.arrayContaining(sold.filter(id => id !== shownAs(own!))))
    expect(picked.length).toBeGreaterThan(sold.length)
    expect(await getRecs('complete-the-set', {}, siteId)).toEqual([])
  }
)

it('starts the home page with the categories that the shopper looked at', async () => {
  await view(pot.id)
  const [first] = await getRecs('home-top')
  expect(seed.products.find(({ id }) => id === first)?.primaryCategoryId).toBe(pot.primaryCategoryId)
})

it('lets a product climb that everybody puts into the basket', async () => {
  const last = (await getRecs('top-sellers')).at(-1)!
  for (let times = 0; times < 60; times += 1)
    await sendActivity('addToCart', { products: [{ id: last, quantity: 1, price: 5 }] })
  expect((await getRecs('top-sellers'))[0]).toBe(last)
})

it('keeps to a category', async () => {
  const picked = await getRecs('category-top', { categories: [{ id: pot.primaryCategoryId }] })
  expect(picked.length).toBeGreaterThan(0)
  for (const id of picked) {
    const product = seed.products.find(candidate => candidate.id === id)!
    expect([product.primaryCategoryId, ...product.categoryIds]).toContain(pot.primaryCategoryId)
  }
})

it('returns the recommendations of the recommender in a zone', async () => {
  const { body } = await post('/v3/personalization/jasmin/zones/product-detail/recs', {
    products: [{ id: third.id }]
  })
  expect(body).toMatchObject({ recommenderName: 'similar', recoUUID: expect.any(String) })
})

it.each([
  ['viewProduct', { product: { id: tea.id, sku: tea.id } }],
  ['viewSearch', { searchText: 'sencha', products: [{ id: tea.id }] }],
  ['clickSearch', { searchText: 'sencha', product: { id: tea.id } }],
  ['viewCategory', { category: { id: 'tea' }, products: [] }],
  ['clickCategory', { category: { id: 'tea' }, product: { id: tea.id } }],
  ['viewReco', { recommenderName: 'similar', __recoUUID: 'r', products: [{ id: tea.id }] }],
  ['clickReco', { recommenderName: 'similar', __recoUUID: 'r', product: { id: tea.id } }],
  ['viewPage', { currentLocation: '/press' }],
  ['beginCheckout', { products: [{ id: tea.id }], amount: 12.5 }],
  ['checkoutStep', { stepName: 'payment', stepNumber: 2, basketId: 'b' }],
  ['addToCart', { products: [{ id: tea.id, quantity: 1, price: 9.9 }] }]
])('keeps %s as it was sent, and refuses it empty', async (name, body) => {
  expect((await sendActivity(name, body)).status).toBe(200)
  expect((await sendActivity(name, {})).status).toBe(400)
  expect((await sendActivity(name, { ...body, cookieId: '' })).status).toBe(400)
  expect((await sendActivity(name, { ...body, instanceType: 'dev' })).status).toBe(400)
  const record = await shop.send('GET', `/control/activities?cookieId=${cookieId}`)
  expect(record.body.activities).toEqual([
    expect.objectContaining({ siteId: 'jasmin', name, cookieId, document: { ...shopper(), ...body } })
  ])
})

it.each([
  ['no key', 'jasmin', {}, 401],
  ['an unknown key', 'jasmin', { 'x-cq-client-id': 'guess' }, 401],
  ['the key of the other site', 'jasmin', key('puro'), 403],
  ['an unknown site', 'nowhere', key(), 404]
])('refuses %s', async (_what, siteId, headers, status) => {
  const body = { ...shopper(), product: { id: tea.id } }
  const answers = await Promise.all([
    shop.send('GET', `/v3/personalization/recommenders/${siteId}`, { headers }),
    shop.send('POST', `/v3/personalization/recs/${siteId}/similar`, { headers, body }),
    shop.send('POST', `/v3/activities/${siteId}/viewProduct`, { headers, body })
  ])
  expect(answers.map(answer => answer.status)).toEqual([status, status, status])
})

it.each([
  ['a recommender', '/v3/personalization/recs/jasmin/pdp-similar-items', 'pdp-similar-items'],
  ['a zone', '/v3/personalization/jasmin/zones/__proto__/recs', '__proto__']
])('answers %s of another client empty', async (_what, path, recommenderName) => {
  const { status, body } = await post(path, { products: [{ id: tea.id }] })
  expect([status, body]).toEqual([
    200,
    { recoUUID: expect.any(String), recommenderName, displayMessage: '', recs: [] }
  ])
  expect((await post(path, { cookieId: '' })).status).toBe(400)
})

it('does not know other activities', async () => {
  expect((await sendActivity('guess', {})).status).toBe(404)
})

it('lets pages of any origin call, with the client id in a header', async () => {
  const asked = await shop.send('OPTIONS', '/v3/activities/jasmin/viewProduct')
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'content-type, x-cq-client-id'
  ])
  expect((await view(tea.id)).headers.get('access-control-allow-origin')).toBe('*')
})

it('keeps what a page may say of itself, counts page views by site, and keeps nothing of the visitor', async () => {
  const path = '/on/demandware.store/Sites-puro-Site/de_DE/__Analytics-Start'
  const pixel = await shop.send(
    'GET',
    `${path}?url=%2Fshop&cgid=capsules&pr=a&pr=b&cookie=1&email=m%40example.com`
  )
  expect([pixel.status, pixel.headers.get('content-type')]).toEqual([200, 'image/gif'])
  await shop.send('GET', `${path}?url=%2Fshop&type=newsletter&detail=form`)
  expect((await shop.send('GET', path.replace('puro', 'nowhere'))).status).toBe(404)
  const record = await shop.send('GET', '/control/activities?siteId=puro')
  expect(record.body).toEqual({
    activities: [],
    pageViews: { puro: 1 },
    reports: [
      {
        siteId: 'puro',
        type: 'newsletter',
        fields: { url: '/shop', detail: 'form' },
        at: expect.any(String)
      },
      {
        siteId: 'puro',
        type: 'page',
        fields: { url: '/shop', cgid: 'capsules', pr: 'a b' },
        at: expect.any(String)
      }
    ]
  })
  const one = await shop.send('GET', '/control/activities?siteId=puro&name=newsletter')
  expect(one.body.reports).toHaveLength(1)
})

it('accepts a report with unreadable fields, without them', async () => {
  const path = '/on/demandware.store/Sites-jasmin-Site/de_DE/__Analytics-Start'
  const odd = await shop.send('GET', `${path}?type[a]=1&pid[x]=1&url=${'u'.repeat(3_000)}`)
  expect(odd.status).toBe(200)
  const record = await shop.send('GET', '/control/activities?siteId=jasmin&name=page')
  expect(record.body.reports).toEqual([expect.objectContaining({ type: 'page', fields: {} })])
})

it('does not show its record to pages of other websites', async () => {
  const answer = await shop.send('GET', '/control/activities', {
    headers: { 'sec-fetch-site': 'cross-site' }
  })
  expect(answer.status).toBe(403)
})
