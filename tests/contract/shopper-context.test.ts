import { ShopperContexts, ShopperProducts } from 'commerce-sdk-isomorphic'
import { products } from '../../sandbox/seed/products/products'
import { readRefusal } from './session-setup'
import { startShop, type TestShop } from './shop-setup'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const tea = products.find(
  ({ siteId, kind, salePrice }) => siteId === 'jasmin' && kind === 'simple' && !salePrice
)!
const text = { de: 'Bald', en: 'Soon' }

let shop: TestShop
let privateToken: string

beforeAll(async () => {
  shop = await startShop({
    promotions: [
      {
        id: 'soon',
        siteId: 'jasmin',
        name: text,
        calloutMsg: text,
        details: text,
        percentOff: 50,
        categoryIds: [tea.primaryCategoryId],
        startDate: inDays(30),
        endDate: inDays(60)
      }
    ]
  })
  privateToken = (await shop.loginPrivate()).access_token
})
afterEach(() => shop.setClock(0))
afterAll(() => shop.stop())

const contexts = (token = privateToken) => shop.createClient(ShopperContexts, token)
const custom = { deviceType: 'mobile', screenSize: 'sm' }

it('is kept for a session as it was set, until it is deleted', async () => {
  const { usid } = await shop.loginGuest()
  const parameters = { usid }
  expect(await readRefusal(contexts().getShopperContext({ parameters }))).toMatchObject({
    status: 404,
    body: { title: 'Shopper Context Not Found' }
  })
  await contexts().createShopperContext({
    parameters,
    body: { customQualifiers: custom, sourceCode: 'mail' }
  })
  expect(await contexts().getShopperContext({ parameters })).toEqual({
    customQualifiers: custom,
    sourceCode: 'mail'
  })
  await contexts().createShopperContext({ parameters, body: { clientIp: '192.0.2.1' } })
  expect(await contexts().getShopperContext({ parameters })).toEqual({ clientIp: '192.0.2.1' })
  await contexts().deleteShopperContext({ parameters })
  expect((await readRefusal(contexts().getShopperContext({ parameters }))).status).toBe(404)
  expect((await readRefusal(contexts().deleteShopperContext({ parameters }))).status).toBe(404)
})

it('is changed part by part', async () => {
  const { usid } = await shop.loginGuest()
  const parameters = { usid }
  const change = { customQualifiers: { screenSize: 'lg' } }
  expect((await readRefusal(contexts().updateShopperContext({ parameters, body: change }))).status).toBe(404)
  await contexts().createShopperContext({
    parameters,
    body: { customQualifiers: custom, sourceCode: 'mail' }
  })
  const changed = await contexts().updateShopperContext({ parameters, body: { ...change, sourceCode: '' } })
  expect(changed).toEqual({ customQualifiers: { deviceType: 'mobile', screenSize: 'lg' } })
  expect(await contexts().getShopperContext({ parameters })).toEqual(changed)
})

it('returns the prices of its effective date only to its own session', async () => {
  const [guest, other] = [await shop.loginGuest(), await shop.loginGuest()]
  const getPrice = async (token: string) =>
    (await shop.createClient(ShopperProducts, token).getProduct({ parameters: { id: tea.id } })).price!
  const before = await getPrice(guest.access_token)
  const parameters = { usid: guest.usid }
  await contexts().createShopperContext({ parameters, body: { effectiveDateTime: inDays(40) } })
  expect(await getPrice(guest.access_token)).toBeLessThan(before)
  expect(await getPrice(other.access_token)).toBe(before)
  await contexts().updateShopperContext({ parameters, body: { effectiveDateTime: '' } })
  expect(await getPrice(guest.access_token)).toBe(before)
})

it('is forgotten after a day for guests and after a week for customers', async () => {
  const [guest, registered] = [await shop.loginGuest(), await shop.loginCustomer()]
  for (const { access_token, usid } of [guest, registered]) {
    await contexts(access_token).createShopperContext({ parameters: { usid }, body: { sourceCode: 'mail' } })
  }
  shop.setClock(DAY + 1)
  const later = contexts((await shop.loginPrivate()).access_token)
  expect((await readRefusal(later.getShopperContext({ parameters: { usid: guest.usid } }))).status).toBe(404)
  expect(await later.getShopperContext({ parameters: { usid: registered.usid } })).toEqual({
    sourceCode: 'mail'
  })
})

it('is a shopper’s own: other shoppers are refused, and so is the private client of the other site', async () => {
  const [guest, other] = [await shop.loginGuest(), await shop.loginGuest()]
  const parameters = { usid: guest.usid }
  await contexts(guest.access_token).createShopperContext({ parameters, body: { sourceCode: 'mail' } })
  const stranger = contexts(other.access_token)
  const foreign = shop.createClient(ShopperContexts, (await shop.loginPrivate('puro')).access_token, 'puro')
  const refusals = [
    stranger.getShopperContext({ parameters }),
    stranger.createShopperContext({ parameters, body: {} }),
    stranger.updateShopperContext({ parameters, body: {} }),
    stranger.deleteShopperContext({ parameters }),
    foreign.getShopperContext({ parameters }),
    foreign.createShopperContext({ parameters, body: {} })
  ].map(async call => (await readRefusal(call)).status)
  expect(await Promise.all(refusals)).toEqual([403, 403, 403, 403, 404, 404])
  expect(await contexts().getShopperContext({ parameters })).toEqual({ sourceCode: 'mail' })
})

it.each<[string, Record<string, unknown>]>([
  ['a date without a zone', { effectiveDateTime: '2030-01-01T00:00:00' }],
  ['no address', { clientIp: '300.1.1.1' }],
  ['a latitude beyond the pole', { geoLocation: { latitude: 91 } }],
  ['a field that contexts do not have', { deviceType: 'mobile' }],
  ['a qualifier that is no text', { customQualifiers: { size: 3 } }],
  [
    'too many qualifiers',
    { customQualifiers: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`q${index}`, 'x'])) }
  ]
])('refuses %s', async (_what, body) => {
  const { usid } = await shop.loginGuest()
  const parameters = { usid }
  expect(
    (await readRefusal(contexts().createShopperContext({ parameters, body: body as Record<string, never> })))
      .status
  ).toBe(400)
  expect((await readRefusal(contexts().getShopperContext({ parameters }))).status).toBe(404)
})

it('does not store the client address when it is switched off', async () => {
  const { usid } = await shop.loginGuest()
  const body = { clientIp: '192.0.2.1', sourceCode: 'mail' }
  await contexts().createShopperContext({ parameters: { usid, evaluateContextWithClientIp: false }, body })
  expect(await contexts().getShopperContext({ parameters: { usid } })).toEqual({ sourceCode: 'mail' })
})
