import { registerCustomer } from '../../app/features/account/api/register-customer'
import { parseAccessToken } from '../../app/platform/session/access-token'
import { byPassword } from '../../app/platform/session/login-ways'
import { PASSKEY_ENDPOINTS } from '../../app/platform/session/passkeys'
import { CODE_ENDPOINT, CODE_LOGIN_ENDPOINT } from '../../app/platform/session/session'
import { readMails } from '../contract/slas-mail-setup'
import { createAuthenticator } from '../factories/software-authenticator'
import { customer, listenToLogs, startShop, type TestShop } from './session-setup'

/** A login service that fails or garbles, at each operation of logging in without a password. */
const email = customer.username
let shop: TestShop
let origin: string

beforeAll(async () => {
  shop = await startShop()
})
beforeEach(async () => {
  // Each process counts attempts for itself.
  origin = await shop.startProcess()
})
afterEach(async () => {
  await shop.switchOff()
  shop.reported.splice(0)
})
afterAll(() => shop.stop())

type Options = Parameters<ReturnType<typeof createAuthenticator>['get']>[0]

async function openTab() {
  const browser = shop.openBrowser(origin)
  const tab = browser.openTab()
  await tab.session.getAccessToken()
  const post = async (path: string, body: object = {}) => {
    const response = await tab.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'jasmin', ...body })
    })
    return { status: response.status, text: await response.text() }
  }
  const whose = async () => parseAccessToken(await tab.session.getAccessToken())
  return { ...tab, browser, post, whose }
}
type Tab = Awaited<ReturnType<typeof openTab>>

/** What a mail to the customer of a test has. */
const readCode = async (kind: string, recipient: string) =>
  (await readMails(shop.platform, kind, recipient))[0]?.document.token ?? ''

const PASSWORD = 'Teegarten7!'
let customers = 0
/** A tab of a new customer, to whom no code has been mailed yet. */
async function openCustomer() {
  const tab = await openTab()
  const login = `ways${(customers += 1)}@example.com`
  await registerCustomer(tab.platform, {
    firstName: 'Ida',
    lastName: 'Tee',
    email: login,
    password: PASSWORD
  })
  await tab.session.login(byPassword(login, PASSWORD))
  return { ...tab, login }
}
type Customer = Awaited<ReturnType<typeof openCustomer>>

/** With a code that was mailed, and what a new device makes of the options. */
async function beginPasskey(tab: Customer) {
  await tab.post(PASSKEY_ENDPOINTS.code, { locale: 'de-DE' })
  const code = await readCode('passkey-code', tab.login)
  const { text } = await tab.post(PASSKEY_ENDPOINTS.createOptions, { code, name: 'Telefon' })
  const device = createAuthenticator()
  return { code, device, credential: device.create(JSON.parse(text) as Options) }
}

async function addPasskey(tab: Customer) {
  const { code, device, credential } = await beginPasskey(tab)
  await tab.post(PASSKEY_ENDPOINTS.create, { code, credential })
  return device
}

type Call = () => Promise<{ status: number; text: string }>
interface Way {
  operation: string
  /** Its answer says nothing but that all went well. */
  isBare?: true
  /** Up to the call that meets the fault. */
  prepare: () => Promise<{ tab: Tab; call: Call }>
}

const ways: Way[] = [
  {
    operation: 'authorizePasswordlessCustomer',
    isBare: true,
    async prepare() {
      const tab = await openTab()
      return { tab, call: () => tab.post(CODE_ENDPOINT, { email, locale: 'de-DE' }) }
    }
  },
  {
    operation: 'getPasswordLessAccessToken',
    async prepare() {
      const tab = await openTab()
      await tab.post(CODE_ENDPOINT, { email, locale: 'de-DE' })
      const code = await readCode('login-code', email)
      return { tab, call: () => tab.post(CODE_LOGIN_ENDPOINT, { email, code }) }
    }
  },
  {
    operation: 'startWebauthnAuthentication',
    async prepare() {
      const tab = await openTab()
      return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.options) }
    }
  },
  {
    operation: 'finishWebauthnAuthentication',
    async prepare() {
      const device = await addPasskey(await openCustomer())
      const tab = await openTab()
      const { text } = await tab.post(PASSKEY_ENDPOINTS.options)
      const credential = device.get(JSON.parse(text) as Options)
      return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.login, { credential }) }
    }
  },
  {
    operation: 'authorizeWebauthnRegistration',
    isBare: true,
    async prepare() {
      const tab = await openCustomer()
      return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.code, { locale: 'de-DE' }) }
    }
  },
  {
    operation: 'startWebauthnUserRegistration',
    async prepare() {
      const tab = await openCustomer()
      await tab.post(PASSKEY_ENDPOINTS.code, { locale: 'de-DE' })
      const code = await readCode('passkey-code', tab.login)
      return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.createOptions, { code, name: 'Telefon' }) }
    }
  },
  {
    operation: 'finishWebauthnUserRegistration',
    isBare: true,
    async prepare() {
      const tab = await openCustomer()
      const { code, credential } = await beginPasskey(tab)
      return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.create, { code, credential }) }
    }
  },
  {
    operation: 'getPasskeyUserByLoginId',
    async prepare() {
      const tab = await openCustomer()
      return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.list) }
    }
  },
  {
    operation: 'deletePasskeyCredential',
    isBare: true,
    async prepare() {
      const tab = await openCustomer()
      const { id } = await addPasskey(tab)
      return { tab, call: () => tab.post(PASSKEY_ENDPOINTS.remove, { id }) }
    }
  }
]

const faults = ['status', 'html', 'malformed', 'empty', 'html-after', 'drop-before', 'foreign-problem']
/** After which the work is done, and a bare answer tells no more. */
const DONE = ['malformed', 'empty']

it.each(ways.flatMap(way => faults.map(kind => ({ ...way, kind }))))(
  'says that the login service does not answer, and changes no session: $operation, $kind',
  async ({ operation, isBare, prepare, kind }) => {
    const said = listenToLogs()
    const { tab, call } = await prepare()
    const before = await tab.whose()
    await shop.switchOn(operation, kind, { status: 500 })
    const { status, text } = await call()
    await shop.switchOff()
    if (!isBare || !DONE.includes(kind)) expect(status).toBeGreaterThanOrEqual(500)
    expect(text).not.toMatch(/<|eyJ/)
    expect(await tab.whose()).toEqual(before)
    expect(tab.browser.jar.get('session_jasmin')).toBe(before.authType)
    expect(said() + JSON.stringify(shop.reported)).not.toMatch(/@example\.com|eyJ/)
  }
)

it('opens no session of one site by the cookies of the other', async () => {
  const tab = await openCustomer()
  const { jar } = tab.browser
  for (const name of jar.names().filter(each => each.endsWith('_jasmin')))
    jar.set(name.replace('_jasmin', '_puro'), jar.get(name) ?? '')
  const { status } = await tab.post('/session/passkey/code', { siteId: 'puro', locale: 'de-DE' })
  expect(status).toBe(401)
  const puro = await tab.send('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ siteId: 'puro' })
  })
  const { accessToken } = (await puro.json()) as { accessToken?: string }
  expect(accessToken && parseAccessToken(accessToken).authType).not.toBe('registered')
  expect((await tab.whose()).authType).toBe('registered')
})
