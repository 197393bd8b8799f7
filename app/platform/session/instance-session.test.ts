import { answerJson } from '../../../tests/factories/answers'
import { createBrowser, settle } from '../../../tests/factories/browser'
import { byPassword } from './login-ways'

const MINUTE = 60_000

/** The storage that all tabs share. */
const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value)
    }
  })
})
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
})

const loadModule = () => import('./instance-session')

it('opens the shopper’s session at the instance after each login and refresh', async () => {
  await loadModule()
  const browser = createBrowser()
  const tab = browser.openTab()
  const guest = await tab.getAccessToken()
  await settle()
  await tab.login(byPassword('lina', 'secret'))
  await settle()
  browser.wait(30 * MINUTE)
  await tab.getAccessToken()
  await settle()
  expect(browser.callsTo('/sessions')).toHaveLength(3)
  expect(browser.callsTo('/sessions')[0]).toMatchObject({
    url: '/instance/s/jasmin/dw/shop/v22_8/sessions',
    method: 'POST',
    headers: { authorization: `Bearer ${guest}` }
  })
})

it('neither delays nor fails a call', async () => {
  await loadModule()
  const browser = createBrowser({
    intercept: ({ url }) =>
      url.endsWith('/sessions') ? answerJson({ fault: { type: 'X', message: 'no' } }, 500) : undefined
  })
  const tab = browser.openTab()
  await expect(tab.getAccessToken()).resolves.toContain('.')
  await settle()
  await expect(tab.login(byPassword('lina', 'secret'))).resolves.toEqual({ isNewCustomer: false })
  await expect(tab.ensureInstanceSession?.()).resolves.toBeUndefined()
})

it('is renewed for a customer when it is 15 minutes old, not for a guest', async () => {
  await loadModule()
  const browser = createBrowser()
  const tab = browser.openTab()
  await tab.getAccessToken()
  await settle()
  browser.pass(16 * MINUTE)
  await tab.getAccessToken()
  await settle()
  expect(browser.callsTo('/sessions')).toHaveLength(1)

  await tab.login(byPassword('lina', 'secret'))
  await settle()
  browser.pass(15 * MINUTE - 1)
  await tab.getAccessToken()
  await settle()
  expect(browser.callsTo('/sessions')).toHaveLength(2)
  browser.pass(1)
  await Promise.all(Array.from({ length: 50 }, () => tab.getAccessToken()))
  await settle()
  expect(browser.callsTo('/sessions')).toHaveLength(3)
})

it('is opened for a returning customer with a valid token and no session at the instance', async () => {
  await loadModule()
  const browser = createBrowser()
  browser.become('lina', true)
  await browser.openTab().getAccessToken()
  await settle()
  await browser.openTab({ channel: false }).getAccessToken()
  await settle()
  // The second page finds the session of the first.
  expect(browser.callsTo('/sessions')).toHaveLength(1)
})

it('is tried again a minute after it failed', async () => {
  await loadModule()
  let isDown = true
  const browser = createBrowser({
    intercept: ({ url }) => (isDown && url.endsWith('/sessions') ? answerJson({}, 503) : undefined)
  })
  const tab = browser.openTab()
  await tab.getAccessToken()
  await settle()
  isDown = false
  browser.pass(MINUTE - 1)
  await tab.getAccessToken()
  await settle()
  expect(browser.callsTo('/sessions')).toHaveLength(1)
  browser.pass(1)
  await tab.getAccessToken()
  await settle()
  expect(browser.callsTo('/sessions')).toHaveLength(2)
})

it('is waited for by those who need it, guests as well, once for all of them', async () => {
  await loadModule()
  const browser = createBrowser()
  const tab = browser.openTab()
  await Promise.all(Array.from({ length: 20 }, () => tab.ensureInstanceSession?.()))
  expect(browser.callsTo('/sessions')).toHaveLength(1)
  await tab.ensureInstanceSession?.()
  expect(browser.callsTo('/sessions')).toHaveLength(1)
  browser.pass(16 * MINUTE)
  await tab.ensureInstanceSession?.()
  expect(browser.callsTo('/sessions')).toHaveLength(2)
})

it.each([
  ['of the other site', { siteId: 'puro', customerId: 'guest-doubtful', at: 9e15 }],
  ['of another shopper', { siteId: 'jasmin', customerId: 'somebody', at: 9e15 }],
  ['from the future', { siteId: 'jasmin', customerId: 'guest-doubtful', at: 9e15 }],
  ['that nobody can read', 'x{']
])('does not trust a record %s', async (_what, record) => {
  await loadModule()
  const browser = createBrowser()
  browser.become('doubtful', false)
  const tab = browser.openTab()
  storage.set('dwsid', typeof record === 'string' ? record : JSON.stringify(record))
  await tab.ensureInstanceSession?.()
  expect(browser.callsTo('/sessions')).toHaveLength(1)
})

it('works where scripts may store nothing', async () => {
  await loadModule()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('denied')
    }
  })
  const browser = createBrowser()
  await browser.openTab().ensureInstanceSession?.()
  expect(browser.callsTo('/sessions')).toHaveLength(1)
})
