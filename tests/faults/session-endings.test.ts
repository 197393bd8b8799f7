import { parseAccessToken } from '../../app/platform/session/access-token'
import { nameShopper } from '../../app/server/session/session-cookies'
import { customer, startShop, type TestShop } from './session-setup'
import { byPassword } from '../../app/platform/session/login-ways'

let shop: TestShop
let origin: string

beforeAll(async () => {
  shop = await startShop()
  origin = await shop.startProcess()
})
afterEach(async () => {
  await shop.switchOff()
  shop.platform.setClock(0)
})
afterAll(() => shop.stop())

const whose = parseAccessToken

async function createCustomer() {
  const browser = shop.openBrowser(origin)
  const tab = browser.openTab()
  await tab.session.login(byPassword(customer.username, customer.password))
  return { browser, tab, ...whose(await tab.session.getAccessToken()) }
}

/** The response to a request with these cookies, wherever it was delayed. */
async function askLate(cookies: Map<string, string>) {
  const answer = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    },
    body: JSON.stringify({ siteId: 'jasmin' })
  })
  return { status: answer.status, cookies: answer.headers.getSetCookie(), body: await answer.text() }
}

describe('after a logout', () => {
  it.each([
    ['with the refresh token that was spent a moment before', true],
    ['with the refresh token that the logout ended', false]
  ])('a late request %s brings nobody back and sets no cookie', async (_with, isSpent) => {
    const { browser, tab } = await createCustomer()
    if (!isSpent) browser.forgetAccessToken()
    const before = new Map(browser.jar.names().map(name => [name, browser.jar.get(name) ?? '']))
    before.delete('token_jasmin')
    if (isSpent) {
      browser.forgetAccessToken()
      await browser.openTab().session.getAccessToken()
      expect(browser.jar.get('cc-nx_jasmin')).not.toBe(before.get('cc-nx_jasmin'))
    }
    await tab.session.logout()
    const late = await askLate(before)
    expect([late.status, late.cookies]).toEqual([409, []])
    expect(late.body).not.toContain('accessToken')
    expect(whose(await browser.openTab().session.getAccessToken()).authType).toBe('guest')
  })

  it('an access token that still looks alive is not handed out again', async () => {
    const { browser, tab } = await createCustomer()
    const before = new Map(browser.jar.names().map(name => [name, browser.jar.get(name) ?? '']))
    await tab.session.logout()
    expect(await askLate(before)).toMatchObject({ status: 409, cookies: [] })
  })

  it('the tab whose request came late goes on as the guest that the logout began', async () => {
    const { browser, tab } = await createCustomer()
    const names = browser.jar.names()
    const before = new Map(names.map(name => [name, browser.jar.get(name) ?? '']))
    await tab.session.logout()
    const guest = whose(await tab.session.getAccessToken())
    const after = new Map(browser.jar.names().map(name => [name, browser.jar.get(name) ?? '']))
    // Another tab sent its request before the response to the logout arrived.
    let isLate = true
    const late = browser.openTab({ hasLocks: false, onSend: () => take(isLate ? before : after) })
    function take(cookies: Map<string, string>) {
      isLate = false
      for (const name of browser.jar.names()) browser.jar.keep([`${name}=; Path=/`])
      cookies.forEach((value, name) => browser.jar.set(name, value))
    }
    expect(whose(await late.session.getAccessToken())).toMatchObject({
      authType: 'guest',
      customerId: guest.customerId
    })
  })
})

it('a late request of the guest does not undo the login', async () => {
  const browser = shop.openBrowser(origin)
  const tab = browser.openTab()
  await tab.session.getAccessToken()
  const before = new Map(browser.jar.names().map(name => [name, browser.jar.get(name) ?? '']))
  before.delete('token_jasmin')
  await tab.session.login(byPassword(customer.username, customer.password))
  expect(await askLate(before)).toMatchObject({ status: 409, cookies: [] })
})

describe('a refresh that is refused for another reason than a spent token', () => {
  it.each([
    ['401', { status: 401 }],
    ['400', { status: 400 }],
    ['403', { status: 403 }]
  ])('with %s ends the session aloud instead of failing for ever', async (_what, fault) => {
    const { browser } = await createCustomer()
    browser.forgetAccessToken()
    await shop.switchOn('slas.token', 'status', { ...fault, times: 1 })
    const { session } = browser.openTab()
    expect(whose(await session.getAccessToken()).authType).toBe('guest')
    expect([session.getState(), browser.jar.get('cc-nx_jasmin')]).toEqual(['lapsed', undefined])
  })

  it('keeps the session while guests are refused as well: then it is not about this token', async () => {
    const { browser, customerId } = await createCustomer()
    browser.forgetAccessToken()
    await shop.switchOn('slas.token', 'status', { status: 401 })
    const { session } = browser.openTab()
    await expect(session.getAccessToken()).rejects.toMatchObject({ status: 503 })
    await shop.switchOff()
    expect(whose(await session.getAccessToken()).customerId).toBe(customerId)
  })

  it.each(['x', '%', '"quoted"', 'x'.repeat(3_000), 'a b;c', 'ÄÖ'])(
    'as it is garbled (%.10s) ends the session aloud',
    async garbled => {
      const { browser } = await createCustomer()
      browser.jar.set('cc-nx_jasmin', garbled)
      browser.forgetAccessToken()
      const { session } = browser.openTab()
      expect(whose(await session.getAccessToken()).authType).toBe('guest')
      expect(session.getState()).toBe('lapsed')
    }
  )
})

it('names shoppers to recommendations by hashes with a key, the same for a customer on every device', async () => {
  const [one, two] = [await createCustomer(), await createCustomer()]
  const read = ({ browser }: typeof one) =>
    ['visitor-id_jasmin', 'enc-user-id_jasmin'].map(name => browser.jar.get(name))
  expect(read(one)[1]).toBe(read(two)[1])
  expect(read(one)[0]).not.toBe(read(two)[0])
  expect(read(one)).toEqual([
    nameShopper(undefined, 'visitor', 'jasmin', one.usid),
    nameShopper(undefined, 'customer', 'jasmin', one.customerId)
  ])
  const ids = new RegExp([one.usid, one.customerId, customer.username].join('|'), 'i')
  expect(read(one).join()).not.toMatch(ids)
})

describe.each([
  ['ahead of', -7_200_000],
  ['behind', 7_200_000]
])('a server whose clock is 2 hours %s the platform’s', (_where, shift) => {
  it('costs a visitor one token call, and none for the next views', async () => {
    shop.platform.setClock(shift)
    const own = await shop.startProcess()
    const browser = shop.openBrowser(own)
    await browser.openTab().session.getAccessToken()
    await shop.count()
    for (let view = 0; view < 10; view += 1) await browser.openTab().session.getAccessToken()
    const { session } = browser.openTab()
    for (let call = 0; call < 10; call += 1) await session.getAccessToken()
    expect((await shop.count())['slas.token'] ?? 0).toBe(0)
  })

  it('renders pages for everybody with one token, and knows the signature of shoppers', async () => {
    shop.platform.setClock(shift)
    const own = await shop.startProcess({ readsPlatform: true })
    await fetch(`${own}/jasmin/de`)
    await shop.count()
    for (let view = 0; view < 10; view += 1) await fetch(`${own}/jasmin/de`)
    expect((await shop.count())['slas.token'] ?? 0).toBe(0)
    const token = await shop.openBrowser(own).openTab().session.getAccessToken()
    const tracked = await fetch(`${own}/track`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ deviceType: 'mobile', screenSize: 'sm' })
    })
    expect(tracked.status).toBe(204)
  })
})
