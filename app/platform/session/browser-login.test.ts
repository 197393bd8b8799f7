import { answerJson, type SentCall } from '../../../tests/factories/answers'
import { createBrowser } from '../../../tests/factories/browser'
import { parseAccessToken } from './access-token'
import { byPassword } from './login-ways'

/** Holds the responses of one address until they are released. */
function createGate(url: string) {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => (open = resolve))
  return {
    open: () => open(),
    hold: (call: SentCall, answer: () => Response) => (call.url === url ? opened.then(answer) : undefined)
  }
}

const readAuthType = (token: string) => parseAccessToken(token).authType

it('makes a guest a customer and says whether they are new', async () => {
  const browser = createBrowser()
  const tab = browser.openTab()
  expect(readAuthType(await tab.getAccessToken())).toBe('guest')
  expect(await tab.login(byPassword('lina', 'secret'))).toEqual({ isNewCustomer: false })
  expect(await browser.openTab().login(byPassword('new', 'secret'))).toEqual({ isNewCustomer: true })
  expect(readAuthType(await tab.getAccessToken())).toBe('registered')
  expect(browser.callsTo('/session/login')[0]?.body).toEqual({
    siteId: 'jasmin',
    email: 'lina',
    password: 'secret'
  })
})

it('makes a customer a guest again', async () => {
  const tab = createBrowser().openTab()
  await tab.login(byPassword('lina', 'secret'))
  await tab.logout()
  expect([tab.getAuthType(), readAuthType(await tab.getAccessToken())]).toEqual(['guest', 'guest'])
})

it('shares one pending login', async () => {
  const browser = createBrowser()
  const tab = browser.openTab()
  await Promise.all(Array.from({ length: 20 }, () => tab.login(byPassword('lina', 'secret'))))
  expect(browser.callsTo('/session/login')).toHaveLength(1)
  await tab.login(byPassword('lina', 'secret'))
  expect(browser.callsTo('/session/login')).toHaveLength(2)
})

it('does not take other credentials for the same login', async () => {
  const browser = createBrowser()
  const tab = browser.openTab()
  await Promise.all([tab.login(byPassword('lina', 'secret')), tab.login(byPassword('lina', 'other'))])
  expect(browser.callsTo('/session/login')).toHaveLength(2)
})

it('lets calls wait for a login in progress and go on as the customer', async () => {
  const token = createBrowser()
  const gate = createGate('/session/login')
  const browser = createBrowser({
    intercept: call =>
      gate.hold(call, () => answerJson({ accessToken: token.become('x', true), isNewCustomer: false }))
  })
  const tab = browser.openTab()
  await tab.getAccessToken()
  const login = tab.login(byPassword('x', 'secret'))
  // The module that logs in comes with the first login; until then nothing has begun.
  await import('./browser-login')
  await Promise.resolve()
  const calls = Promise.all(Array.from({ length: 10 }, () => tab.getAccessToken()))
  browser.mark('registered')
  gate.open()
  await login
  expect((await calls).map(readAuthType)).toEqual(Array(10).fill('registered'))
})

it('leaves the guest and their calls alone when the credentials are wrong', async () => {
  const browser = createBrowser({
    intercept: ({ url }) =>
      url === '/session/login'
        ? answerJson(
            { error: true, type: 'invalid-credentials', title: 'Unauthorized', detail: 'Unauthorized' },
            401
          )
        : undefined
  })
  const tab = browser.openTab()
  const guest = await tab.getAccessToken()
  const listener = jest.fn()
  tab.onChange(listener)
  const login = tab.login(byPassword('lina', 'wrong'))
  const call = tab.getAccessToken()
  await expect(login).rejects.toMatchObject({
    status: 401,
    type: 'invalid-credentials',
    isPlatformError: true
  })
  expect([await call, await tab.getAccessToken()]).toEqual([guest, guest])
  expect(listener).not.toHaveBeenCalled()
  const error: unknown = await tab.login(byPassword('lina', 'wrong')).catch((reason: unknown) => reason)
  expect(JSON.stringify(error) + String(error)).not.toMatch(/lina|wrong/)
})

it.each([
  ['with', true],
  ['without', false]
])('lets a late refresh not undo a login, %s locks of the browser', async (_with, hasLocks) => {
  const server = createBrowser()
  const gate = createGate('/session')
  const browser = createBrowser({
    hasLocks,
    intercept: call => gate.hold(call, () => answerJson({ accessToken: server.become('g', false) }))
  })
  const tab = browser.openTab()
  const guest = tab.getAccessToken()
  const login = tab.login(byPassword('lina', 'secret'))
  gate.open()
  expect(readAuthType(await guest)).toBe('guest')
  await login
  expect([tab.getAuthType(), readAuthType(await tab.getAccessToken())]).toEqual(['registered', 'registered'])
})

it('logs out although the login service is down, and opens a guest session with the next call', async () => {
  const browser = createBrowser({
    intercept: ({ url }) => {
      if (url !== '/session/logout') return undefined
      browser.become('guest-after', false)
      return answerJson({})
    }
  })
  const tab = browser.openTab()
  await tab.login(byPassword('lina', 'secret'))
  const listener = jest.fn()
  tab.onChange(listener)
  await tab.logout()
  expect([tab.getAuthType(), listener.mock.calls.length]).toEqual(['guest', 1])
  expect(readAuthType(await tab.getAccessToken())).toBe('guest')
  expect(listener).toHaveBeenCalledTimes(1)
})

it('stays logged in when the shop’s own server cannot be reached', async () => {
  const browser = createBrowser({
    intercept: ({ url }) => (url === '/session/logout' ? Promise.reject(new TypeError('failed')) : undefined)
  })
  const tab = browser.openTab()
  await tab.login(byPassword('lina', 'secret'))
  await expect(tab.logout()).rejects.toMatchObject({ kind: 'network' })
  expect(readAuthType(await tab.getAccessToken())).toBe('registered')
})
