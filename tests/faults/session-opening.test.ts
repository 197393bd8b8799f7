import { isPlatformError } from '../../app/platform/http/platform-error'
import { parseAccessToken } from '../../app/platform/session/access-token'
import { customer, listenToLogs, startShop, type TestShop } from './session-setup'
import { byPassword } from '../../app/platform/session/login-ways'

let shop: TestShop
let origin: string

beforeAll(async () => {
  shop = await startShop()
  origin = await shop.startProcess()
})
afterEach(() => shop.switchOff())
afterAll(() => shop.stop())

const whose = (token: string) => parseAccessToken(token)
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error
  )

/** Faults without side effects, so that everything works again once they are over. */
const HARMLESS: [string, string, object][] = [
  ['answers 429', 'status', { status: 429 }],
  ['answers 500', 'status', { status: 500 }],
  ['answers 503', 'status', { status: 503 }],
  ['breaks the connection', 'drop-before', {}],
  ['is under maintenance', 'maintenance', {}],
  ['answers with a page of a gateway', 'html', {}]
]
/** The call is executed, its response lost: the refresh token is spent. */
const LOST: [string, string, object][] = [
  ['breaks the connection after its work', 'drop-after', {}],
  ['answers JSON that is cut off', 'malformed', {}],
  ['answers nothing', 'empty', {}]
]

/** A customer with an expired access token. */
async function createCustomer() {
  const browser = shop.openBrowser(origin)
  const first = browser.openTab()
  await first.session.login(byPassword(customer.username, customer.password))
  const { customerId } = whose(await first.session.getAccessToken())
  browser.forgetAccessToken()
  return { browser, customerId, tab: browser.openTab() }
}

describe('a login service that', () => {
  it.each([...HARMLESS, ...LOST])(
    '%s makes a visitor no guest, says so, and does once it is well',
    async (_what, kind, more) => {
      const said = listenToLogs()
      const browser = shop.openBrowser(origin)
      const tab = browser.openTab()
      await shop.switchOn('slas.token', kind, more)
      const error = await failure(tab.session.getAccessToken())
      expect(error).toMatchObject({ isPlatformError: true, operation: 'openSession', status: 503 })
      expect(browser.jar.names()).toEqual([])
      await shop.switchOff()
      shop.passTime(60_000)
      const token = await tab.session.getAccessToken()
      expect(whose(token).authType).toBe('guest')
      expect(said() + JSON.stringify(error)).not.toContain(token)
    }
  )

  it.each(HARMLESS)('%s keeps a customer a customer', async (_what, kind, more) => {
    const said = listenToLogs()
    const { browser, customerId, tab } = await createCustomer()
    const refreshToken = browser.jar.get('cc-nx_jasmin') ?? ''
    await shop.switchOn('slas.token', kind, more)
    const error = await failure(tab.session.getAccessToken())
    expect(error).toMatchObject({ isPlatformError: true, status: 503 })
    expect(browser.jar.get('cc-nx_jasmin')).toBe(refreshToken)
    expect(tab.session.getState()).toBe('registered')
    await shop.switchOff()
    shop.passTime(60_000)
    expect(whose(await tab.session.getAccessToken())).toMatchObject({ authType: 'registered', customerId })
    expect(said() + JSON.stringify(error)).not.toContain(refreshToken)
    // The login service's failures themselves are, as in production.
    expect(shop.reported.filter(each => !isPlatformError(each))).toEqual([])
  })

  it.each(LOST)('%s spends a customer’s session, who is asked to log in again', async (_what, kind, more) => {
    const { browser, customerId, tab } = await createCustomer()
    await shop.switchOn('slas.token', kind, { ...more, times: 1 })
    expect(await failure(tab.session.getAccessToken())).toMatchObject({ status: 503 })
    expect(tab.session.getState()).toBe('registered')

    const listener = jest.fn()
    tab.session.onChange(listener)
    const guest = whose(await tab.session.getAccessToken())
    expect([guest.authType, tab.session.getState(), listener.mock.calls.length]).toEqual([
      'guest',
      'lapsed',
      1
    ])
    // It is repeated until they do.
    browser.forgetAccessToken()
    const later = browser.openTab()
    await later.session.getAccessToken()
    expect(later.session.getState()).toBe('lapsed')
    await later.session.login(byPassword(customer.username, customer.password))
    expect(later.session.getState()).toBe('registered')
    expect(whose(await later.session.getAccessToken()).customerId).toBe(customerId)
  })

  it('finds a refresh token already used ends the session aloud', async () => {
    const { tab } = await createCustomer()
    await shop.switchOn('slas.token', 'replay-refresh', { times: 1 })
    expect(whose(await tab.session.getAccessToken()).authType).toBe('guest')
    expect(tab.session.getState()).toBe('lapsed')
  })

  it('is slow is waited for', async () => {
    const { tab } = await createCustomer()
    await shop.switchOn('slas.token', 'delay', { ms: 300 })
    expect(whose(await tab.session.getAccessToken()).authType).toBe('registered')
  })

  it('never ends its answer is given up in time, and its late outcome is not lost', async () => {
    const { tab, customerId } = await createCustomer()
    // Waited for, it would succeed.
    await shop.switchOn('slas.token', 'delay', { ms: 8_500, times: 1 })
    expect(await failure(tab.session.getAccessToken())).toMatchObject({ isPlatformError: true })
    expect(whose(await tab.session.getAccessToken())).toMatchObject({ authType: 'registered', customerId })
  })

  it('stalls is given up in time', async () => {
    const tab = shop.openBrowser(origin).openTab()
    await shop.switchOn('slas.authorize', 'stall', { times: 1 })
    await shop.switchOn('slas.token', 'stall', { times: 1 })
    const begun = Date.now()
    expect(await failure(tab.session.getAccessToken())).toMatchObject({ isPlatformError: true })
    expect(Date.now() - begun).toBeLessThan(9_500)
  })

  it('asks for a pause gets it, from all shoppers of the shop', async () => {
    const customers = [await createCustomer(), await createCustomer()]
    await shop.switchOn('slas.token', 'status', { status: 429 })
    await shop.count()
    for (let call = 0; call < 20; call += 1) {
      for (const { tab } of customers)
        expect(await failure(tab.session.getAccessToken())).toMatchObject({
          status: 503,
          retryAfter: expect.any(Number)
        })
    }
    expect(await shop.count()).toMatchObject({ 'slas.token': 1 })
    await shop.switchOff()
    shop.passTime(2_000)
    for (const { tab } of customers)
      expect(whose(await tab.session.getAccessToken()).authType).toBe('registered')
  })
})

describe('many calls at once', () => {
  it.each([
    ['one tab', 1, true],
    ['four tabs', 4, true],
    ['four tabs without locks', 4, false]
  ])('with an expired token cost one token call: 200 in %s', async (_where, tabs, hasLocks) => {
    const { browser } = await createCustomer()
    const sessions = Array.from({ length: tabs }, () => browser.openTab({ hasLocks }).session)
    await shop.count()
    const tokens = await Promise.all(
      Array.from({ length: 200 }, (_, index) => sessions[index % tabs]?.getAccessToken())
    )
    expect(new Set(tokens).size).toBe(1)
    expect(await shop.count()).toMatchObject({ 'slas.token': 1 })
  })

  it('with a token that was revoked renew it once and all succeed', async () => {
    const browser = shop.openBrowser(origin)
    const { session, platform } = browser.openTab()
    await session.login(byPassword(customer.username, customer.password))
    const { customerId } = whose(await session.getAccessToken())
    await shop.switchOn('customers', 'revoke-token', { times: 1 })
    await failure(platform.customers.getCustomerBaskets({ customerId }))
    await shop.count()
    // Each passes two servers of this process: on a busy machine 200 of them take longer than a call may.
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => platform.customers.getCustomerBaskets({ customerId }))
    )
    expect(answers.every(answer => Array.isArray(answer.baskets ?? []))).toBe(true)
    expect((await shop.count())['slas.token'] ?? 0).toBeLessThanOrEqual(1)
    expect(whose(await session.getAccessToken()).customerId).toBe(customerId)
  })
})

it('lets one of two processes that meet with the same refresh token say aloud that the session is over', async () => {
  const other = await shop.startProcess()
  const { browser } = await createCustomer()
  const stale = new Map(browser.jar.names().map(name => [name, browser.jar.get(name) ?? '']))
  expect(whose(await browser.openTab().session.getAccessToken()).authType).toBe('registered')
  // A pending request with the old cookies reaches the other process.
  for (const [name, value] of stale) browser.jar.set(name, value)
  browser.forgetAccessToken()
  const late = browser.openTab({ origin: other }).session
  expect(whose(await late.getAccessToken()).authType).toBe('guest')
  expect(late.getState()).toBe('lapsed')
})
