import { giftCertificateControllers } from '../../app/platform/controllers/gift-certificate-controllers'
import { ocapiStores } from '../../app/platform/ocapi/ocapi-stores'
import { shopperProfile } from '../../app/platform/scapi/shopper-profile'
import { parseAccessToken } from '../../app/platform/session/access-token'
import { customer, startShop, type TestShop } from '../faults/session-setup'
import { byPassword } from '../../app/platform/session/login-ways'

let shop: TestShop
let origin: string

beforeAll(async () => {
  shop = await startShop()
  origin = await shop.startProcess()
})
afterAll(() => shop.stop())

it('serves a guest and a customer through the proxies: API, older API, controllers with their session', async () => {
  const { jar, openTab } = shop.openBrowser(origin)
  const { platform, session } = openTab()
  const basket = await platform.baskets.createBasket({}, { currency: 'EUR' })
  expect(await platform.baskets.getBasket({ basketId: basket.basketId ?? '' })).toMatchObject({
    currency: 'EUR'
  })
  expect(await platform.controllers.getCountries()).toMatchObject({ countries: expect.any(Array) })
  await platform.family(ocapiStores).getStores({ countryCode: 'DE', postalCode: '10115' })

  await session.login(byPassword(customer.username, customer.password))
  const { customerId } = parseAccessToken(await session.getAccessToken())
  expect(await platform.family(shopperProfile).getCustomer({ customerId })).toMatchObject({
    login: customer.username
  })
  expect(
    await platform.family(giftCertificateControllers).checkBalance({ giftCertID: 'none' })
  ).toMatchObject({
    error: true
  })
  // Only now, because controllers identify the caller by it.
  expect(jar.get('dwsid')).toEqual(expect.any(String))
})

it.each([
  ['GET', '/control/info'],
  ['GET', '/control/outbox'],
  ['GET', '/%63ontrol/outbox'],
  ['GET', '//control/outbox'],
  ['GET', '/dw/image/..%2f..%2fcontrol/outbox'],
  ['GET', '/dw/image/%252e%252e/%252e%252e/control/outbox'],
  ['GET', '/v3/..;/control/outbox'],
  ['POST', '/control/reset'],
  ['POST', '/control/faults'],
  ['GET', '/'],
  ['GET', '/stand-ins/chat.js'],
  ['GET', '/shopper/auth/v1/organizations/f_ecom_sbox_001/oauth2/jwks'],
  ['POST', '/shopper/auth/v1/organizations/f_ecom_sbox_001/oauth2/login'],
  ['POST', '/shopper/auth/v1/organizations/f_ecom_sbox_001/oauth2/token']
])('reaches nothing of the platform beside that: %s %s', async (method, path) => {
  for (const proxy of ['api', 'ocapi', 'einstein', 'cases', 'monitoring']) {
    const answer = await fetch(`${origin}/mobify/proxy/${proxy}${path}`, { method, redirect: 'manual' })
    expect([proxy, answer.status]).toEqual([proxy, 404])
    expect(await answer.json()).toMatchObject({ detail: 'Nothing is passed on there' })
  }
})
