import { parseAccessToken } from '../../app/platform/session/access-token'
import { customer, listenToLogs, startShop, type TestShop } from './session-setup'
import type { ShopperSession } from '../../app/platform/session/session'
import { byPassword } from '../../app/platform/session/login-ways'

let shop: TestShop
let origin: string

beforeAll(async () => {
  shop = await startShop()
  origin = await shop.startProcess()
})
afterEach(() => {
  shop.reported.splice(0)
  return shop.switchOff()
})
afterAll(() => shop.stop())

const whose = (token: string) => parseAccessToken(token)
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error
  )

const openGuest = async () => {
  const browser = shop.openBrowser(origin)
  const tab = browser.openTab()
  const token = await tab.session.getAccessToken()
  return { browser, ...tab, guest: whose(token) }
}
const logIn = ({ session }: { session: Pick<ShopperSession, 'login'> }) =>
  session.login(byPassword(customer.username, customer.password))

describe('a login', () => {
  it('continues the guest’s session, whatever the case of the e-mail address', async () => {
    const { session, guest } = await openGuest()
    expect(await session.login(byPassword(customer.username.toUpperCase(), customer.password))).toEqual({
      isNewCustomer: expect.any(Boolean)
    })
    expect(whose(await session.getAccessToken())).toMatchObject({ authType: 'registered', usid: guest.usid })
  })

  it.each([
    ['a wrong password', customer.username, 'Wrong-Password-1!'],
    ['an account that does not exist', 'nobody@example.com', customer.password]
  ])('with %s is refused in the same words, and the guest stays', async (_what, email, password) => {
    const said = listenToLogs()
    const { session, guest, browser } = await openGuest()
    const error = await failure(session.login(byPassword(email, password)))
    expect(error).toMatchObject({
      status: 401,
      type: 'invalid-credentials',
      title: 'Unauthorized',
      detail: 'Unauthorized'
    })
    expect(whose(await session.getAccessToken())).toEqual(guest)
    expect(browser.jar.get('cc-nx_jasmin')).toBeUndefined()
    expect(said() + JSON.stringify(error) + String(error)).not.toMatch(
      new RegExp(`${email}|${password.replace(/[!]/g, '\\$&')}`)
    )
  })

  const FAULTS: [string, string, string, object, number][] = [
    ['the login service refuses too many calls', 'slas.login', 'status', { status: 429 }, 429],
    ['the login service has failed', 'slas.login', 'status', { status: 500 }, 500],
    ['the login service is closed', 'slas.login', 'maintenance', {}, 503],
    ['the connection breaks', 'slas.login', 'drop-before', {}, 503],
    ['the code is lost', 'slas.login', 'drop-after', {}, 503],
    ['the tokens are lost', 'slas.token', 'drop-after', {}, 503],
    ['the tokens cannot be read', 'slas.token', 'malformed', {}, 503],
    ['the customer cannot be read', 'customers', 'status', { status: 500 }, 500],
    ['the customer’s record is cut off', 'customers', 'malformed', {}, 503]
  ]

  it.each(FAULTS)('fails when %s, and the guest stays', async (_what, operation, kind, more, status) => {
    const { session, guest, browser } = await openGuest()
    await shop.switchOn(operation, kind, { ...more, times: 1 })
    expect(await failure(logIn({ session }))).toMatchObject({ isPlatformError: true, status })
    expect(browser.jar.get('cc-nx_jasmin')).toBeUndefined()
    expect(session.getAuthType()).toBe('guest')
    expect(whose(await session.getAccessToken())).toEqual(guest)
    shop.passTime(60_000)
    await logIn({ session })
    expect(session.getAuthType()).toBe('registered')
  })

  it('is given up in time when the login service hangs', async () => {
    const { session } = await openGuest()
    // Waited for, it would succeed.
    await shop.switchOn('slas.login', 'delay', { ms: 9_800, times: 1 })
    expect(await failure(logIn({ session }))).toMatchObject({ isPlatformError: true })
    expect(session.getAuthType()).toBe('guest')
  })
})

describe('a logout', () => {
  it('ends the tokens at the platform and begins another guest’s session', async () => {
    const { session, browser, guest } = await openGuest()
    await logIn({ session })
    const token = await session.getAccessToken()
    await session.logout()
    const after = whose(await session.getAccessToken())
    expect(after.authType).toBe('guest')
    expect(after.usid).not.toBe(guest.usid)
    expect(browser.jar.get('cc-nx_jasmin')).toBeUndefined()
    const { customerId } = whose(token)
    expect((await shop.platform.getCustomer(customerId, token)).status).toBe(401)
  })

  it.each([
    ['refuses', 'status', { status: 503 }],
    ['breaks the connection', 'drop-before', {}],
    ['answers nonsense', 'html', {}]
  ])('succeeds here although the login service %s', async (_what, kind, more) => {
    const { session, browser } = await openGuest()
    await logIn({ session })
    await shop.switchOn('slas', kind, more)
    await session.logout()
    expect([session.getAuthType(), browser.jar.names()]).toEqual(['guest', ['device']])
    expect(await failure(session.getAccessToken())).toMatchObject({ status: 503 })
    await shop.switchOff()
    shop.passTime(60_000)
    expect(whose(await session.getAccessToken()).authType).toBe('guest')
  })
})

describe('a token', () => {
  it('of one site opens nothing of the other', async () => {
    const { session, browser } = await openGuest()
    await logIn({ session })
    const token = await session.getAccessToken()
    const { customerId } = whose(token)
    expect((await shop.platform.getCustomer(customerId, token, 'puro')).status).toBe(403)
    // Nor do the cookies, under the other site's names.
    const other = shop.openBrowser(origin, 'puro')
    for (const name of browser.jar.names())
      other.jar.set(name.replace('_jasmin', '_puro'), browser.jar.get(name) ?? '')
    const elsewhere = whose(await other.openTab().session.getAccessToken())
    expect(elsewhere).toMatchObject({ siteId: 'puro', authType: 'guest' })
    expect(elsewhere.usid).not.toBe(whose(token).usid)
  })

  it('of one customer opens nothing of another', async () => {
    const [one, two] = [await openGuest(), await openGuest()]
    await logIn(one)
    await two.session.login(byPassword('jonas.winter@example.com', 'Espresso9$'))
    const token = await two.session.getAccessToken()
    const { customerId } = whose(await one.session.getAccessToken())
    expect((await shop.platform.getCustomer(customerId, token)).status).toBeGreaterThanOrEqual(400)
  })

  it('of one customer beside another’s refresh token is given up with the session', async () => {
    const [one, two] = [await openGuest(), await openGuest()]
    await logIn(one)
    await two.session.login(byPassword('jonas.winter@example.com', 'Espresso9$'))
    one.browser.jar.set('cc-nx_jasmin', two.browser.jar.get('cc-nx_jasmin') ?? '')
    one.browser.forgetAccessToken()
    const tab = one.browser.openTab()
    expect(await failure(tab.session.getAccessToken())).toMatchObject({
      status: 400,
      title: 'SLAS Error: Token mismatch'
    })
    expect(one.browser.jar.names()).toEqual(['device'])
    expect(shop.reported.splice(0)).toMatchObject([{ title: 'SLAS Error: Token mismatch' }])
    expect(whose(await tab.session.getAccessToken()).authType).toBe('guest')
  })

  it('is in no response and no cookie that scripts can read, unlike the access token', async () => {
    const answer = await fetch(`${origin}/session/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'jasmin', email: customer.username, password: customer.password })
    })
    expect(Object.keys((await answer.json()) as object).sort()).toEqual(['accessToken', 'isNewCustomer'])
    const readable = answer.headers.getSetCookie().filter(line => !/; HttpOnly/i.test(line))
    expect(readable.map(line => line.split('=')[0])).toEqual([
      'enc-user-id_jasmin',
      'visitor-id_jasmin',
      'session_jasmin'
    ])
  })
})

describe('the instance', () => {
  // A server of its own: what logs in above comes near to the limit of callers that nobody knows.
  beforeAll(async () => {
    origin = await shop.startProcess()
  })

  const bridged = async (browser: { jar: { get(name: string): string | undefined } }) => {
    await shop.count()
    return browser.jar.get('dwsid')
  }

  it('knows the shopper by a session of its own once a controller needs it', async () => {
    const { session, browser } = await openGuest()
    await session.ensureInstanceSession?.()
    const guests = await bridged(browser)
    expect(guests).toBeTruthy()
    await logIn({ session })
    await session.ensureInstanceSession?.()
    expect(await bridged(browser)).not.toBe(guests)
    await session.logout()
    await session.ensureInstanceSession?.()
    expect(await bridged(browser)).toBeTruthy()
  })

  it.each([
    ['refuses', 'status', { status: 500 }],
    ['is closed', 'maintenance', {}],
    ['breaks the connection', 'drop-before', {}]
  ])('holds nobody up when it %s', async (_what, kind, more) => {
    const { session, browser } = await openGuest()
    await session.ensureInstanceSession?.()
    await shop.switchOn('ocapi', kind, more)
    await logIn({ session })
    await session.ensureInstanceSession?.()
    expect([session.getAuthType(), browser.jar.get('dwsid')]).toEqual(['registered', undefined])
    await shop.switchOff()
    shop.passTime(60_000)
    await session.ensureInstanceSession?.()
    expect(browser.jar.get('dwsid')).toBeTruthy()
  })
})
