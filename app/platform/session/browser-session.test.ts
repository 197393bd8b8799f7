import { answerJson, createFetch } from '../../../tests/factories/answers'
import { buildAccessToken } from '../../../tests/factories/tokens'
import { createBrowser } from '../../../tests/factories/browser'
import { createBrowserSession } from './browser-session'
import { byPassword } from './login-ways'

const HALF_AN_HOUR = 1_800_000

const times = <Value>(count: number, make: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, make))

it.each([
  ['with', true],
  ['without', false]
])(
  'asks once for 200 concurrent calls with an expired token, %s locks of the browser',
  async (_with, hasLocks) => {
    const browser = createBrowser({ hasLocks })
    const tab = browser.openTab()
    await tab.getAccessToken()
    browser.wait(HALF_AN_HOUR)
    const tokens = await times(200, () => tab.getAccessToken())
    expect(new Set(tokens).size).toBe(1)
    expect(browser.countTokens()).toBe(2)
    expect(browser.callsTo('/session')).toHaveLength(2)
  }
)

it('keeps a token until it has less than a minute left', async () => {
  const browser = createBrowser()
  const tab = browser.openTab()
  const first = await tab.getAccessToken()
  browser.wait(HALF_AN_HOUR - 61_000)
  expect(await tab.getAccessToken()).toBe(first)
  browser.wait(2_000)
  expect(await tab.getAccessToken()).not.toBe(first)
})

it('lets two tabs renew an expired token once', async () => {
  const browser = createBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  await first.getAccessToken()
  browser.wait(HALF_AN_HOUR)
  const [one, two] = await Promise.all([first.getAccessToken(), second.getAccessToken()])
  expect(one).toBe(two)
  expect(browser.callsTo('/session')).toHaveLength(2)
})

it.each([
  ['learn of each other', true, 2],
  ['learn of each other too late', false, 4]
])('renews a refused token once when two tabs %s', async (_how, channel, calls) => {
  const browser = createBrowser()
  const [first, second] = [browser.openTab({ channel }), browser.openTab({ channel })]
  const refused = await first.getAccessToken()
  expect(await second.getAccessToken()).toBe(refused)
  first.discard(refused)
  second.discard(refused)
  const [one, two] = await Promise.all([first.getAccessToken(), second.getAccessToken()])
  expect(one).not.toBe(refused)
  expect(two).toBe(one)
  expect(browser.countTokens()).toBe(2)
  expect(browser.callsTo('/session')).toHaveLength(calls)
})

it('ignores a late refusal of a token that is replaced already', async () => {
  const browser = createBrowser()
  const tab = browser.openTab()
  const old = await tab.getAccessToken()
  tab.discard(old)
  const current = await tab.getAccessToken()
  tab.discard(old)
  expect(await tab.getAccessToken()).toBe(current)
})

it('reports that the session service is down, and asks again with the next call', async () => {
  const token = buildAccessToken()
  const { send, calls } = createFetch(
    answerJson({ error: true, message: 'down' }, 503),
    answerJson({ accessToken: token })
  )
  const tab = createBrowserSession({
    siteId: 'jasmin',
    send,
    now: Date.now,
    runAlone: (_name, task) => task(),
    readCookie: () => undefined,
    instanceBase: '/instance'
  })
  await expect(tab.getAccessToken()).rejects.toMatchObject({
    isPlatformError: true,
    operation: 'openSession',
    status: 503
  })
  expect(await tab.getAccessToken()).toBe(token)
  expect(calls.map(call => [call.url, call.method, call.body])).toEqual([
    ['/session', 'POST', { siteId: 'jasmin' }],
    ['/session', 'POST', { siteId: 'jasmin' }]
  ])
})

describe('a service that asks to be left alone', () => {
  it.each([
    ['the login service', 503, { error: true, message: 'busy', retryAfter: 30 }],
    ["the shop's own limit", 429, { error: true, message: 'Too many requests' }]
  ])('is not asked again before its time, and then once: %s', async (_who, status, body) => {
    let isBusy = true
    const browser = createBrowser({
      intercept: () => (isBusy ? answerJson(body, status, { 'retry-after': '30' }) : undefined)
    })
    const tab = browser.openTab()
    for (let call = 0; call < 20; call += 1)
      await expect(tab.getAccessToken()).rejects.toMatchObject({ status, retryAfter: 30 })
    expect(browser.calls).toHaveLength(1)
    isBusy = false
    browser.pass(30_000)
    await times(20, () => tab.getAccessToken())
    expect(browser.callsTo('/session')).toHaveLength(2)
  })

  it('is not required after a 503 without a time: a shopper may try again at once', async () => {
    let isDown = true
    const browser = createBrowser({
      intercept: () =>
        isDown ? answerJson({ error: true, message: 'down' }, 503, { 'retry-after': '5' }) : undefined
    })
    const tab = browser.openTab()
    await expect(tab.getAccessToken()).rejects.toMatchObject({ status: 503 })
    isDown = false
    await expect(tab.getAccessToken()).resolves.toEqual(expect.any(String))
  })
})

it.each([
  ['an hour ahead', 3_600_000],
  ['an hour behind', -3_600_000]
])('expires a token by the server’s time, with a clock that is %s', async (_what, wrong) => {
  let serverNow = Date.now()
  let made = 0
  const { send, calls } = createFetch(() => {
    made += 1
    return answerJson({ accessToken: buildAccessToken({ now: serverNow, mark: `${made}` }), now: serverNow })
  })
  const tab = createBrowserSession({
    siteId: 'jasmin',
    send,
    now: () => serverNow + wrong,
    runAlone: (_name, task) => task(),
    readCookie: () => undefined,
    instanceBase: '/instance'
  })
  const first = await tab.getAccessToken()
  serverNow += HALF_AN_HOUR - 61_000
  expect(await tab.getAccessToken()).toBe(first)
  serverNow += 2_000
  expect(await tab.getAccessToken()).not.toBe(first)
  expect(calls).toHaveLength(2)
})

describe('the state of the shopper', () => {
  it.each([
    ['a login elsewhere', (browser: Browser) => void browser.become('lina', true)],
    ['cookies that were removed', (browser: Browser) => browser.mark(undefined)]
  ])('discards a valid token after %s, although no tab announced it', async (_what, happen) => {
    const browser = createBrowser()
    const tab = browser.openTab()
    await tab.getAccessToken()
    happen(browser)
    await tab.getAccessToken()
    expect(browser.callsTo('/session')).toHaveLength(2)
    await tab.getAccessToken()
    expect(browser.callsTo('/session').length).toBeLessThanOrEqual(3)
  })

  it('does not ask for a token with each call where cookies are switched off', async () => {
    const browser = createBrowser({ hasCookies: false })
    const tab = browser.openTab()
    for (let call = 0; call < 10; call += 1) await tab.getAccessToken()
    expect(browser.callsTo('/session')).toHaveLength(1)
  })

  it('is the marker’s shopper', async () => {
    const browser = createBrowser()
    const tab = browser.openTab()
    expect([tab.getState(), tab.getAuthType()]).toEqual([undefined, 'guest'])
    browser.mark('lapsed')
    expect([tab.getState(), tab.getAuthType()]).toEqual(['lapsed', 'guest'])
    browser.mark('registered')
    expect([tab.getState(), tab.getAuthType()]).toEqual(['registered', 'registered'])
  })

  it('notifies listeners when it changes, and not when a guest gets a first or another token', async () => {
    const browser = createBrowser()
    const tab = browser.openTab()
    const listener = jest.fn()
    const stop = tab.onChange(listener)
    await tab.getAccessToken()
    browser.wait(HALF_AN_HOUR)
    await tab.getAccessToken()
    expect(listener).not.toHaveBeenCalled()
    await tab.login(byPassword('lina', 'secret'))
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    await tab.logout()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('notifies the other tabs too, also those that had no token yet', async () => {
    const browser = createBrowser()
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()]
    await tabs[1]?.getAccessToken()
    const listeners = tabs.map((tab, index) => {
      const listener = jest.fn()
      if (index > 0) tab.onChange(listener)
      return listener
    })
    const states = () => listeners.slice(1).map(listener => listener.mock.calls.length)
    await tabs[0]?.login(byPassword('lina', 'secret'))
    expect(states()).toEqual([1, 1])
    await tabs[0]?.logout()
    expect(states()).toEqual([2, 2])
    const token = await tabs[0]?.getAccessToken()
    expect(await tabs[2]?.getAccessToken()).toBe(token)
    expect(browser.callsTo('/session')).toHaveLength(1)
  })
})

type Browser = ReturnType<typeof createBrowser>

it('never uses a customer’s token for the next one, also in a tab that slept meanwhile', async () => {
  const browser = createBrowser()
  const [awake, asleep] = [browser.openTab(), browser.openTab({ channel: false })]
  await awake.login(byPassword('anna@example.com', 'a'))
  const annas = await asleep.getAccessToken()
  expect(await asleep.getAccessToken()).toBe(annas)
  const changed = jest.fn()
  asleep.onChange(changed)
  await awake.logout()
  await awake.login(byPassword('jonas@example.com', 'b'))
  expect(await asleep.getAccessToken()).toBe(await awake.getAccessToken())
  expect(await asleep.getAccessToken()).not.toBe(annas)
  expect(changed).toHaveBeenCalledTimes(1)
})

describe('a session that a logout of another tab has ended meanwhile', () => {
  const over = () => answerJson({ error: true, type: 'session-over', title: 'The session is over' }, 409)

  it('is requested once more, with the browser’s current cookies', async () => {
    let late = 1
    const browser = createBrowser({
      intercept: call => (call.url === '/session' && late-- > 0 ? over() : undefined)
    })
    const token = await browser.openTab().getAccessToken()
    expect(browser.callsTo('/session').map(({ body }) => body)).toEqual([
      { siteId: 'jasmin' },
      { siteId: 'jasmin', again: true }
    ])
    expect(token).toBeTruthy()
  })

  it('is not asked for again and again', async () => {
    const browser = createBrowser({ intercept: call => (call.url === '/session' ? over() : undefined) })
    await expect(browser.openTab().getAccessToken()).rejects.toMatchObject({ status: 409 })
    expect(browser.callsTo('/session')).toHaveLength(2)
  })
})

it('expires by the platform’s time, independent of the clocks of browser and server', async () => {
  const browser = createBrowser({
    intercept: ({ url }) =>
      url === '/session'
        ? answerJson({
            accessToken: buildAccessToken({ now: Date.now() - 7_200_000 }),
            now: Date.now() - 7_200_000
          })
        : undefined
  })
  const tab = browser.openTab()
  for (let call = 0; call < 10; call += 1) await tab.getAccessToken()
  expect(browser.callsTo('/session')).toHaveLength(1)
})
