import { parseAccessToken } from '../../app/platform/session/access-token'
import { shopperBasketsCheckout } from '../../app/platform/scapi/shopper-baskets-checkout'
import { shopperBasketsLifecycle } from '../../app/platform/scapi/shopper-baskets-lifecycle'
import { address } from '../factories/address'
import { buildAccessToken } from '../factories/tokens'
import { customer, startShop, type TestShop } from './session-setup'
import { byPassword } from '../../app/platform/session/login-ways'

let shop: TestShop
let origin: string

beforeAll(async () => {
  shop = await startShop()
  origin = await shop.startProcess()
})
afterAll(() => shop.stop())

type Tab = ReturnType<ReturnType<TestShop['openBrowser']>['openTab']>

/** A guest with a basket and an address in it. */
async function createVictim() {
  const { session, platform } = shop.openBrowser(origin).openTab()
  const { usid, customerId } = parseAccessToken(await session.getAccessToken())
  const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
  await platform
    .family(shopperBasketsCheckout)
    .updateShippingAddressForShipment({ basketId, shipmentId: 'me' }, address)
  return { usid, customerId, basketId, session, platform }
}

/** All that somebody sees of the platform with the session that the shop has given them. */
async function look({ session, platform }: Tab, basketId: string) {
  const token = await session.getAccessToken()
  const { customerId } = parseAccessToken(token)
  const found = await Promise.all(
    [
      platform.customers.getCustomerBaskets({ customerId }),
      platform.baskets.getBasket({ basketId }),
      platform.family(shopperBasketsLifecycle).mergeBasket({})
    ].map(call => call.catch((error: unknown) => String(error)))
  )
  return { ...parseAccessToken(token), seen: JSON.stringify(found) }
}

describe('a stranger who knows no more than a guest’s usid', () => {
  it.each([
    ['alone', (usid: string) => ({ usid_jasmin: usid })],
    ['beside a marker', (usid: string) => ({ usid_jasmin: usid, session_jasmin: 'guest' })],
    [
      'in a token that nobody signed',
      (usid: string) => ({ usid_jasmin: usid, token_jasmin: forge(usid, -60), 'cc-nx-g_jasmin': 'invented' })
    ]
  ])('gets neither basket nor address by it: %s', async (_how, cookiesOf) => {
    const victim = await createVictim()
    const browser = shop.openBrowser(origin)
    for (const [name, value] of Object.entries(cookiesOf(victim.usid))) browser.jar.set(name, value)
    const { customerId, usid, seen } = await look(browser.openTab(), victim.basketId)
    expect([customerId === victim.customerId, usid === victim.usid]).toEqual([false, false])
    expect(seen).not.toMatch(/Lina|Köln/)
  })

  it.each([
    ['alone', (usid: string) => ({ usid_jasmin: usid })],
    ['in a living token that nobody signed', (usid: string) => ({ token_jasmin: forge(usid, 1_800) })],
    [
      'beside a refresh token of another guest',
      (usid: string, own: string) => ({ usid_jasmin: usid, 'cc-nx-g_jasmin': own })
    ]
  ])('does not take the basket over by logging in with an account: %s', async (_how, cookiesOf) => {
    const victim = await createVictim()
    const other = shop.openBrowser(origin)
    await other.openTab().session.getAccessToken()
    const browser = shop.openBrowser(origin)
    const cookies = cookiesOf(victim.usid, other.jar.get('cc-nx-g_jasmin') ?? '')
    for (const [name, value] of Object.entries(cookies)) browser.jar.set(name, value)
    const tab = browser.openTab()
    await tab.session.login(byPassword(customer.username, customer.password))
    const { authType, usid, seen } = await look(tab, victim.basketId)
    expect([authType, usid === victim.usid]).toEqual(['registered', false])
    expect(seen).not.toMatch(/Lina|Köln/)
  })
})

it('a guest whose access token has ended keeps their session when they log in', async () => {
  const browser = shop.openBrowser(origin)
  const { usid } = parseAccessToken(await browser.openTab().session.getAccessToken())
  browser.forgetAccessToken()
  const tab = browser.openTab()
  await tab.session.login(byPassword(customer.username, customer.password))
  expect(parseAccessToken(await tab.session.getAccessToken())).toMatchObject({ authType: 'registered', usid })
})

it('a guest whose access token has ended stays that guest when the login is refused', async () => {
  const browser = shop.openBrowser(origin)
  const guest = parseAccessToken(await browser.openTab().session.getAccessToken())
  browser.forgetAccessToken()
  const tab = browser.openTab()
  await expect(tab.session.login(byPassword(customer.username, 'Wrong-Password-1!'))).rejects.toMatchObject({
    status: 401
  })
  expect(parseAccessToken(await tab.session.getAccessToken())).toMatchObject({
    authType: 'guest',
    customerId: guest.customerId
  })
})

function forge(usid: string, life: number): string {
  const [head, payload = '', signature] = buildAccessToken({ life }).split('.')
  const claims = Buffer.from(payload, 'base64url')
    .toString()
    .replace(/usid:[^"]+/, `usid:${usid}`)
  return [head, Buffer.from(claims).toString('base64url'), signature].join('.')
}
